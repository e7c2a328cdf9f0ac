import type { JSX } from 'preact';
import { Button } from '../../ui/Button.tsx';

interface ListedPerson {
  readonly id: string;
  readonly name: string;
}

export type People = readonly ListedPerson[];

interface PeopleListProps {
  readonly people: People;
  /** The label of the button beside each, read aloud, too. */
  readonly act: string;
  readonly labelOf: (name: string) => string;
  readonly onAct: (person: ListedPerson) => void;
}

/** People by name, and what can be done about each. */
export function PeopleList({ people, act, labelOf, onAct }: PeopleListProps): JSX.Element {
  return (
    <ul class="account-tokens">
      {people.map(person => (
        <li key={person.id}>
          <span>{person.name}</span>
          <Button label={labelOf(person.name)} onClick={() => onAct(person)}>
            {act}
          </Button>
        </li>
      ))}
    </ul>
  );
}
