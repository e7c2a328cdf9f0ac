import { Component, type ComponentChildren, type ComponentClass } from 'preact';

const differs = (a: object, b: object): boolean => {
  const [before, after] = [Object.entries(a), new Map(Object.entries(b))];
  return before.length !== after.size || before.some(([name, value]) => !Object.is(after.get(name), value));
};

/** A part that is drawn anew only when what it is given has changed: most of a table stays as it is at a tap. */
export const memo = <Props extends object>(draw: (props: Props) => ComponentChildren): ComponentClass<Props> =>
  class Memo extends Component<Props> {
    // A signal or a hook that has changed comes with a new state.
    override shouldComponentUpdate(props: Readonly<Props>, state: Readonly<object>): boolean {
      return state !== this.state || differs(this.props, props);
    }

    override render(props: Props): ComponentChildren {
      return draw(props);
    }
  };
