/** Whether a move has a shape: `*` stands for anything, `|` parts shapes of which one is enough. */
export const hasShape = (move: string, shape: string): boolean =>
  shape.split('|').some(each => patternOf(each.trim()).test(move));

const patternOf = (shape: string): RegExp => new RegExp(`^${shape.split('*').map(escaped).join('.*')}$`);

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
