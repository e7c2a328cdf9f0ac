import type { ComponentType, JSX } from 'preact';
import './examples.css';

/** A picture and the few words under it. */
export interface Example {
  readonly picture: JSX.Element;
  readonly caption: string;
}

/** By paragraph of the rules: its examples in the words of a language. */
export type ExamplesIn<Texts> = Readonly<Record<string, (texts: Texts) => readonly Example[]>>;

const Examples = ({ examples }: { readonly examples: readonly Example[] }): JSX.Element => (
  <ul class="drawing-examples">
    {examples.map(({ picture, caption }) => (
      <li key={caption}>
        <span class="drawing-picture" aria-hidden="true">
          {picture}
        </span>
        {caption !== '' && <span>{caption}</span>}
      </li>
    ))}
  </ul>
);

/** By paragraph: its examples, drawn. */
export const drawnBy = <Texts,>(examplesIn: ExamplesIn<Texts>, texts: Texts): Readonly<Record<string, ComponentType>> =>
  Object.fromEntries(
    Object.entries(examplesIn).map(([paragraph, make]) => {
      const examples = make(texts);
      return [paragraph, () => <Examples examples={examples} />];
    }),
  );
