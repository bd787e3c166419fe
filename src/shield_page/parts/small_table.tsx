// The table as a small picture: what lies open, place by place. What can be chosen there is lit, and touching it chooses.
// Who hears the page hears those choices only: the table is told in lines.

import type { JSX } from 'preact';

import { askedPlaces, counted, isOnTable, type CountedPlace } from '../on_table.ts';
import type { Shield } from '../shield.ts';
import type { Face, OpenPiece } from '../wire/message.ts';
import { Button } from './button.tsx';
import { Medal } from './marks.tsx';

interface TableProps {
  shield: Shield;
  face: Face;
}

function Piece({ shield, face, piece }: TableProps & { piece: OpenPiece }): JSX.Element {
  const { words, note, seat } = piece;
  const picture = shield.picture(piece.picture);
  const name = face.seats[seat ?? -1]?.name;
  return (
    <>
      {picture && <img class={picture.height > picture.width ? 'of-card' : 'of-die'} src={picture.file} alt="" />}
      {name !== undefined && <Medal shield={shield} seat={seat ?? 0} />}
      {!picture && <span>{name ?? words}</span>}
      {note && <strong>{note}</strong>}
    </>
  );
}

/** A piece that can be chosen, or only looked at. */
function PieceAt({ shield, face, piece, number }: TableProps & { piece: OpenPiece; number: number }): JSX.Element {
  const drawn = <Piece shield={shield} face={face} piece={piece} />;
  const choices = shield.place === 'hand' ? (face.question?.choices ?? []) : [];
  const choice = choices.findIndex((each) => each.piece === number && isOnTable(shield, each));
  if (choice < 0)
    return (
      <span class="piece" aria-hidden="true">
        {drawn}
      </span>
    );
  return (
    <Button class="piece lit" act={() => shield.pick(choice)}>
      <span class="drawn-piece" aria-hidden="true">
        {drawn}
      </span>
      <span class="spoken">{choices[choice]?.words}</span>
    </Button>
  );
}

function Places({ shield, face, places }: TableProps & { places: readonly CountedPlace[] }): JSX.Element | null {
  if (places.length === 0) return null;
  return (
    <section class="panel small-table">
      {places.map(({ name, note, pieces, first }) => (
        <div class="place" key={first}>
          <span class="place-name" aria-hidden="true">
            {name} {note && <strong>{note}</strong>}
          </span>
          {pieces.map((piece, at) => (
            <PieceAt key={at} shield={shield} face={face} piece={piece} number={first + at} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** What the question is about. */
export const AskedTable = ({ shield, face }: TableProps): JSX.Element | null => (
  <Places shield={shield} face={face} places={askedPlaces(shield, face)} />
);

/** All of it. */
export const WholeTable = ({ shield, face }: TableProps): JSX.Element | null => (
  <Places shield={shield} face={face} places={counted(face.places)} />
);
