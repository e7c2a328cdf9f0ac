import { Component, type ComponentChildren, type ComponentClass } from 'preact';

type Named = Readonly<Record<string, unknown>>;
type Comparison = (a: unknown, b: unknown) => boolean;

const haveSame = (a: Named, b: Named, isSame: Comparison): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => name in b && isSame(a[name], b[name]));
};

const PLAIN: readonly unknown[] = [Array, Object];
const makerOf = (value: unknown): unknown => (value as object | null | undefined)?.constructor;

/** Plain data is compared to its depth; anything else is the same only as itself. */
export const isSameData: Comparison = (a, b) =>
  Object.is(a, b) ||
  (PLAIN.includes(makerOf(a)) && makerOf(a) === makerOf(b) && haveSame(a as Named, b as Named, isSameData));

/** A part that is drawn anew only when what it is given has changed: most of a table stays as it is at a tap. */
export const memo = <Props extends object>(
  draw: (props: Props) => ComponentChildren,
  isSame: Comparison = Object.is,
): ComponentClass<Props> =>
  class Memo extends Component<Props> {
    // A signal or a hook that has changed comes with a new state.
    override shouldComponentUpdate(props: Readonly<Props>, state: Readonly<object>): boolean {
      return state !== this.state || !haveSame(this.props as Named, props as Named, isSame);
    }

    override render(props: Props): ComponentChildren {
      return draw(props);
    }
  };
