// The whole page: closed or open, never both, so nothing secret is in the document while it is closed.

import type { JSX } from 'preact';

import type { Shield } from '../shield.ts';
import { Closed } from './closed.tsx';
import { Open } from './open.tsx';

export function App({ shield }: { shield: Shield }): JSX.Element {
  return shield.open && shield.face ? <Open shield={shield} face={shield.face} /> : <Closed shield={shield} />;
}
