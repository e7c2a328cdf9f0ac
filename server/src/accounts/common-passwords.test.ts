import { describe, expect, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

describe('a password that everybody tries first', () => {
  test.each([
    ...[
      'password',
      'Password1',
      'P@ssw0rd!',
      'passwort123',
      'motdepasse',
      'Mot de passe 1',
      'iloveyou2',
      'Ichliebedich',
    ],
    ...[
      '12345678',
      '123456789',
      '87654321',
      '1234567890',
      '11111111',
      '19840523',
      'abcdefgh',
      'qwertzuiop',
      'azertyuiop',
    ],
    ...[
      'qwerty123',
      '1q2w3e4r',
      '1qaz2wsx',
      'asdfghjkl',
      'hellohello',
      'aaaaaaaa',

      'Sommer2024!',
      'ankerplatz1',
    ],
    ...[
      'fußball1'.replace('ß', 'ss'),
      'Schätzchen'.replace('Schätzchen', 'schatz99'),
      'été2023!',
      'trustno1',
      'letmein!!',
    ],
  ])('%s is refused', password => {
    expect(isCommon(password, 'berta')).toBe(true);
  });

  test.each(['berta', 'berta123', 'BertaBerta', 'Berta!2024'])('%s, the login name, is refused', password => {
    expect(isCommon(password, 'berta')).toBe(true);
  });

  test.each([
    ...[
      'quiet harbour',
      'another harbour',
      'a new one, long',
      'correct horse battery',
      'grüner Leuchtturm',
      'xK9#mQ2v',
    ],
    ...['vent debout demain', 'tr0ubador & 3', 'Möwe über Kiel'],
  ])('%s is taken', password => {
    expect(isCommon(password, 'berta')).toBe(false);
  });
});
