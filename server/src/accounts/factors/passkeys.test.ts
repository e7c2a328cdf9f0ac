import { describe, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { useApp } from '../../testing/app.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { member, PASSWORD } from '../../testing/member.ts';
import { jsonOf, problemOf } from '../../testing/tables.ts';

const ORIGIN = 'https://anker.example';

interface Asked {
  readonly options: { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } };
}

describe('a passkey', () => {
  const server = useApp({ url: `${ORIGIN}/` });

  const offered = async (person: Person): Promise<Asked['options']> =>
    jsonOf<Asked>(await person.ask('POST', '/me/passkeys/options', { password: PASSWORD }), 201).options;
  const keep = async (person: Person, response: object, name = 'phone'): Promise<string> =>
    problemOf(await person.ask('POST', '/me/passkeys', { name, response }));
  const question = async (): Promise<Asked['options']> =>
    jsonOf<Asked>(await server().ask('POST', '/passkeys/options'), 201).options;
  const open = async (response: object): Promise<string> =>
    problemOf(await server().ask('POST', '/sessions/passkey', { response }));

  test('is made by who knows the password, and opens the account without it, again and again', async () => {
    const { person } = await member(server());
    const device = new Authenticator(ORIGIN);
    expect(problemOf(await person.ask('POST', '/me/passkeys/options', { password: 'wrong' }))).toBe(
      '403 wrong-password',
    );
    const options = await offered(person);
    expect(options.rp?.id).toBe('anker.example');
    expect(await keep(person, device.make(options))).toBe('204');
    for (let count = 0; count < 2; count++) {
      const answer = await server().ask('POST', '/sessions/passkey', { response: device.sign(await question()) });
      expect(jsonOf<{ id: string }>(answer, 201).id).toBe(person.id);
      expect(answer.cookies).toHaveLength(1);
    }
    const { passkeys } = jsonOf<{ passkeys: object[] }>(await person.ask('GET', '/me/passkeys'));
    expect(passkeys).toMatchObject([{ name: 'phone', usedAt: expect.any(String) }]);
  });

  test('answers a question once, of this site, with its owner present and verified', async () => {
    const { person } = await member(server());
    const device = new Authenticator(ORIGIN);
    const options = await offered(person);
    expect(await keep(person, new Authenticator(ORIGIN, false).make(options))).toBe('401 wrong-passkey');
    expect(await keep(person, device.make(options))).toBe('401 wrong-passkey');
    const made = device.make(await offered(person));
    expect([await keep(person, made), await keep(person, made)]).toEqual(['204', '401 wrong-passkey']);
    const signed = device.sign(await question());
    expect([await open(signed), await open(signed)]).toEqual(['201', '401 wrong-passkey']);
    expect(await open(device.sign({ challenge: 'bm9uZQ' }))).toBe('401 wrong-passkey');
    expect(await open(new Authenticator(ORIGIN).sign(await question()))).toBe('401 wrong-passkey');
    const { person: other } = await member(server());
    expect(await keep(other, new Authenticator(ORIGIN).make(await offered(person)))).toBe('401 wrong-passkey');
    expect(await keep(other, new Authenticator('https://evil.example').make(await offered(other)))).toBe(
      '401 wrong-passkey',
    );
  });

  test('of a copied device is noticed', async () => {
    const { person } = await member(server());
    const device = new Authenticator(ORIGIN);
    expect(await keep(person, device.make(await offered(person)))).toBe('204');
    expect(await open(device.sign(await question()))).toBe('201');
    const late = device.sign(await question());
    expect(await open(device.sign(await question()))).toBe('201');
    expect(await open(late)).toBe('401 wrong-passkey');
  });

  test('is removed by its owner alone; guests have none', async () => {
    const [{ person }, { person: other }] = [await member(server()), await member(server())];
    const device = new Authenticator(ORIGIN);
    expect(await keep(person, device.make(await offered(person)))).toBe('204');
    const path = `/me/passkeys/${device.id.toString('base64url')}`;
    expect(problemOf(await other.ask('DELETE', path))).toBe('404 no-such-passkey');
    expect(problemOf(await person.ask('DELETE', path))).toBe('204');
    expect(await open(device.sign(await question()))).toBe('401 wrong-passkey');
    const guest = await server().guest();
    expect(problemOf(await guest.ask('POST', '/me/passkeys/options', { password: 'x' }))).toBe('409 no-password');
  });

  test.each([
    {},
    { id: 'AA', rawId: 'AA', type: 'public-key', response: {} },
    { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 5, attestationObject: [] } },
  ])('that is none is refused: %j', async response => {
    const { person } = await member(server());
    expect(await open(response)).toMatch(/^40[01] /);
    expect(await keep(person, response)).toMatch(/^40[01] /);
  });
});
