import { Component, type ComponentChildren, type ComponentClass } from 'preact';

type Named = Readonly<Record<string, unknown>>;

const differs = (a: Named, b: Named): boolean => {
  const names = Object.keys(a);
  return names.length !== Object.keys(b).length || names.some(name => !Object.is(a[name], b[name]));
};

/** A part that is drawn anew only when what it is given has changed: most of a table stays as it is at a tap. */
export const memo = <Props extends object>(draw: (props: Props) => ComponentChildren): ComponentClass<Props> =>
  class Memo extends Component<Props> {
    // A signal or a hook that has changed comes with a new state.
    override shouldComponentUpdate(props: Readonly<Props>, state: Readonly<object>): boolean {
      return state !== this.state || differs(this.props as Named, props as Named);
    }

    override render(props: Props): ComponentChildren {
      return draw(props);
    }
  };
