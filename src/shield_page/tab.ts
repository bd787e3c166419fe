// Two pages of one phone would take the line from each other. The one that was opened last has it.

const kTab = 'shield.tab';

/** Takes the line for this page; calls `taken` once another page has done so. */
export function onlyOne(taken: () => void): void {
  const own = `${Date.now()} ${Math.random()}`;
  window.addEventListener('storage', (event) => {
    if (event.key === kTab && event.newValue !== own) taken();
  });
  try {
    localStorage.setItem(kTab, own);
  } catch {
    // A browser that keeps nothing has other keys in each page.
  }
}
