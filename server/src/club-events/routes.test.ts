import type { AuditLine, ClubEvent, EventList, EventPage } from '@ankerplatz/protocol';
import { default as ICAL } from 'ical.js';
import { describe, expect, test } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { member } from '../testing/member.ts';
import { Receiver } from '../testing/receivers.ts';
import { jsonOf, problemOf } from '../testing/tables.ts';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const EVENING = { name: 'Club evening', startsAt: inHours(48), zone: 'Europe/Berlin' };

const announce = async (by: Person, wish: object = {}): Promise<EventPage> =>
  jsonOf(await by.ask('POST', '/events', { ...EVENING, ...wish }), 201);

const pageOf = async (by: Person | TestApp, { id }: { readonly id: string }): Promise<EventPage> =>
  jsonOf(await by.ask('GET', `/events/${id}`));

const come = (by: Person, { id }: { readonly id: string }, body: object = {}) =>
  by.ask('PUT', `/events/${id}/coming`, body);

const namesAt = async (by: Person | TestApp, event: { readonly id: string }): Promise<string[]> =>
  (await pageOf(by, event)).people.map(({ name }) => name);

describe('an event', () => {
  const server = useApp();

  test('is announced, read by everybody, signed up for by guests too, and left again', async () => {
    const host = await administrator(server());
    const anna = await server().guest('Anna');
    const { person: berta } = await member(server(), 'en', 'Berta B');
    const wish = {
      text: 'Bring cake.\r\n\r\nReally.',
      place: ' Harbour  1 ',
      games: ['nauticus'],
      most: 12,
      minutes: 90,
    };
    const event = await announce(host, wish);
    expect(event).toMatchObject({
      ...{ ...EVENING, text: 'Bring cake.\n\nReally.', place: 'Harbour 1', games: ['nauticus'], most: 12, minutes: 90 },
      ...{ coming: 0, people: [], isComing: false, mayChange: true, isCancelled: false, isOver: false },
    });
    for (const person of [anna, berta]) expect((await come(person, event)).statusCode).toBe(204);
    expect((await come(anna, event)).statusCode, 'twice is once').toBe(204);
    const page = await pageOf(anna, event);
    expect(page).toMatchObject({ coming: 2, isComing: true, remind: false, mayChange: false });
    expect(page.people).toEqual([{ name: 'Anna' }, { name: 'Berta B', isMember: true }]);
    expect(page.invitation).toBeUndefined();
    expect(await namesAt(server(), event)).toEqual(['Anna', 'Berta B']);
    const { events, mayAnnounce } = jsonOf<EventList>(await server().ask('GET', '/events'));
    expect(events.find(({ id }) => id === event.id)).toMatchObject({ name: 'Club evening', coming: 2 });
    expect(mayAnnounce).toBe(false);
    for (let times = 0; times < 2; times++)
      expect((await anna.ask('DELETE', `/events/${event.id}/coming`)).statusCode).toBe(204);
    expect(await namesAt(anna, event)).toEqual(['Berta B']);
    await berta.ask('DELETE', '/me', { password: 'quiet harbour' });
    expect(await namesAt(anna, event), 'who leaves for ever comes nowhere').toEqual([]);
  });

  test('has as many places as are said, however many come at once', async () => {
    const host = await administrator(server());
    const event = await announce(host, { most: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, (_, number) => server().guest(`Guest ${number}`)));
    const answers = await Promise.all(people.map(person => come(person, event)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(3);
    const refused = answers.find(({ statusCode }) => statusCode !== 204)!;
    expect(problemOf(refused)).toBe('409 event-full');
    expect(refused.json().error.message).toContain('3');
    const inside = people[answers.findIndex(({ statusCode }) => statusCode === 204)]!;
    expect((await come(inside, event, { remind: true })).statusCode, 'who has a place keeps it').toBe(204);
    await inside.ask('DELETE', `/events/${event.id}/coming`);
    const outside = people[answers.indexOf(refused)]!;
    expect((await come(outside, event)).statusCode).toBe(204);
  });

  test('does not show those whom a block keeps apart to each other', async () => {
    const host = await administrator(server());
    const [anna, bert, carla] = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    const event = await announce(host);
    for (const person of [anna!, bert!, carla!]) await come(person, event);
    await anna!.ask('PUT', `/me/blocks/${bert!.id}`);
    expect((await namesAt(anna!, event)).sort()).toEqual(['Anna', 'Carla']);
    expect((await namesAt(bert!, event)).sort()).toEqual(['Bert', 'Carla']);
    expect(await namesAt(carla!, event)).toHaveLength(3);
    expect((await pageOf(anna!, event)).coming).toBe(3);
  });

  test('must be ahead, in a zone that exists, of games that we have, with a name', async () => {
    const host = await administrator(server());
    const wrong = [
      { startsAt: inHours(-1) },
      { startsAt: inHours(3 * 366 * 24) },
      { zone: 'Europe/Atlantis' },
      { zone: '../etc' },
      { games: ['chess'] },
      { name: ' ' },
      { name: 'Evening\u202e' },
      { text: 'x'.repeat(4001) },
      { most: 0 },
      { minutes: 5 },
      { more: 1 },
    ];
    for (const wish of wrong)
      expect(problemOf(await host.ask('POST', '/events', { ...EVENING, ...wish })), JSON.stringify(wish)).toBe(
        '400 wrong-field',
      );
  });

  test('is changed and called off by who announced it and by administrators alone; then nobody signs up', async () => {
    const host = await administrator(server());
    const { person: berta } = await member(server());
    const anna = await server().guest('Anna');
    await host.ask('PATCH', '/admin/settings', { announcers: 'members' });
    expect(problemOf(await anna.ask('POST', '/events', EVENING))).toBe('403 may-not-announce');
    const event = await announce(berta);
    const { person: other } = await member(server());
    expect(problemOf(await other.ask('PATCH', `/events/${event.id}`, { name: 'Mine' }))).toBe('403 not-your-event');
    expect(jsonOf<EventPage>(await berta.ask('PATCH', `/events/${event.id}`, { most: 5 }))).toMatchObject({
      ...{ name: 'Club evening', most: 5 },
    });
    expect(jsonOf<EventPage>(await host.ask('PATCH', `/events/${event.id}`, { name: 'League night' })).name).toBe(
      'League night',
    );
    expect(problemOf(await other.ask('POST', `/events/${event.id}/cancel`))).toBe('403 not-your-event');
    for (let times = 0; times < 2; times++)
      expect((await berta.ask('POST', `/events/${event.id}/cancel`)).statusCode).toBe(204);
    expect(problemOf(await come(anna, event))).toBe('409 event-cancelled');
    expect(problemOf(await berta.ask('PATCH', `/events/${event.id}`, { most: 6 }))).toBe('409 event-cancelled');
    expect((await pageOf(anna, event)).isCancelled).toBe(true);
    for (let made = 0; made < 5; made++) await announce(berta);
    expect(problemOf(await berta.ask('POST', '/events', EVENING))).toBe('409 too-many-events');
    await host.ask('PATCH', '/admin/settings', { announcers: 'administrators' });
    expect(problemOf(await berta.ask('POST', '/events', EVENING))).toBe('403 may-not-announce');
    await pageOf(host, event);
    await come(host, await announce(host));
    const { entries } = jsonOf<{ entries: AuditLine[] }>(await host.ask('GET', '/admin/audit'));
    expect(
      entries.filter(({ action }) => /^GET|coming/.test(action)),
      'who looks or comes does not administer',
    ).toEqual([]);
    expect(entries.find(({ action }) => action === 'PATCH /events/:id')?.about).toEqual({
      ...{ id: event.id, name: 'League night' },
    });
  });

  test('is over when its time is, and stays readable', async () => {
    const host = await administrator(server());
    const event = await announce(host);
    await server().connection.pool.query(
      `update club_events set starts_at = now() - interval '4 hours' where id = $1`,
      [event.id],
    );
    const anna = await server().guest('Anna');
    expect(problemOf(await come(anna, event))).toBe('409 event-over');
    expect(problemOf(await host.ask('POST', `/events/${event.id}/cancel`))).toBe('409 event-over');
    expect((await pageOf(anna, event)).isOver).toBe(true);
    const { events } = jsonOf<EventList>(await anna.ask('GET', '/events'));
    expect(events.map(({ id }) => id)).not.toContain(event.id);
    const all = jsonOf<{ events: ClubEvent[] }>(await host.ask('GET', '/admin/events')).events;
    expect(all.map(({ id }) => id)).toContain(event.id);
    expect((await host.ask('DELETE', `/admin/events/${event.id}`)).statusCode).toBe(204);
    expect(problemOf(await anna.ask('GET', `/events/${event.id}`))).toBe('404 no-such-event');
  });

  test('stands in a file that a calendar reads, also when it is called off', async () => {
    const host = await administrator(server());
    const event = await announce(host, {
      text: 'One; two, three\n\nFour \\ five',
      place: 'Harbour 1, cellar',
      minutes: 90,
    });
    const read = async () => {
      const answer = await server().ask('GET', `/events/${event.id}/calendar.ics`, undefined, { host: 'club.example' });
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      const calendar = new ICAL.Component(ICAL.parse(answer.body));
      return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    };
    const found = await read();
    expect(found.uid).toBe(`${event.id}@club.example`);
    expect(found.summary).toBe('Club evening');
    expect(found.description).toBe('One; two, three\n\nFour \\ five');
    expect(found.location).toBe('Harbour 1, cellar');
    expect(found.startDate.toJSDate().getTime()).toBe(Math.floor(Date.parse(event.startsAt) / 1000) * 1000);
    expect(found.component.getFirstPropertyValue('url')).toBe(`http://club.example/events/${event.id}`);
    await host.ask('POST', `/events/${event.id}/cancel`);
    const off = await read();
    expect(off.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(off.sequence).toBeGreaterThan(found.sequence ?? 0);
  });
});

describe('the invitation to an event', () => {
  test('lets newcomers in where the club asks for one, until the event is over or called off', async () => {
    const server = await TestApp.start();
    const host = await administrator(server);
    const { id, invitation } = await announce(host);
    await host.ask('PATCH', '/admin/settings', { registration: 'invitation' });
    const enter = (given: string) => server.ask('POST', '/guests', { name: 'Anna', invitation: given });
    expect(problemOf(await enter('AAAA-BBBB-CCCC-DDDD-EEEE'))).toBe('403 not-admitted');
    expect((await enter(invitation!)).statusCode).toBe(201);
    await host.ask('POST', `/events/${id}/cancel`);
    expect(problemOf(await enter(invitation!))).toBe('403 not-admitted');
    await server.stop();
  });
});

describe('who asked to be told of an event', () => {
  test('is reminded once, told of another place and of the end; who did not ask is not', async () => {
    const hooks = await Receiver.open();
    const server = await TestApp.start({ noticesAllow: [hooks.host] });
    const host = await administrator(server);
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
    for (const person of [anna, bert])
      expect(
        (await person.ask('PUT', '/me/notices/webhook', { url: `http://${hooks.host}/${person.name}` })).statusCode,
      ).toBe(204);
    const event = await announce(host, { place: 'Harbour 1' });
    await come(anna, event, { remind: true });
    await come(bert, event);
    await server.app.clubEvents.tellAll();
    expect(hooks.received).toEqual([]);
    const age = (column: string) =>
      server.connection.pool.query(`update comers set ${column} = now() where event = $1 and remind`, [event.id]);
    await age('due_at');
    for (let times = 0; times < 2; times++) await server.app.clubEvents.tellAll();
    await host.ask('PATCH', `/events/${event.id}`, { place: 'Harbour 2' });
    await server.app.clubEvents.tellAll();
    await host.ask('PATCH', `/events/${event.id}`, { text: 'Cake!' });
    await server.app.clubEvents.tellAll();
    await host.ask('POST', `/events/${event.id}/cancel`);
    await server.app.clubEvents.tellAll();
    const told = hooks.received.map(({ path }, index) => [path, hooks.json<{ title: string }>(index).title]);
    expect(told).toEqual([
      ['/Anna', 'Soon: Club evening'],
      ['/Anna', 'New time or place: Club evening'],
      ['/Anna', 'Called off: Club evening'],
    ]);
    expect(hooks.json<{ body: string }>(1).body).toContain('Harbour 2');
    await server.stop();
    await hooks.close();
  });
});
