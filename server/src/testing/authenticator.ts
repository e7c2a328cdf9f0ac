import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** As much of CBOR as a passkey needs. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
};
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

/** Present, verified; with a key. */
const FLAGS = { present: 0x01, verified: 0x04, key: 0x40 };

interface Options {
  readonly challenge: string;
}

/** A device that makes passkeys and signs with them, as a browser would let it. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor(
    private readonly origin: string,
    /** Whether its owner is asked for a finger. */
    private readonly isVerified = true,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  make({ challenge }: Options): object {
    const clientData = this.clientData('webauthn.create', challenge);
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = map([
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(Buffer.from(x, 'base64url'))],
      [whole(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([this.id.length >> 8, this.id.length & 0xff]);
    const data = Buffer.concat([this.data(FLAGS.key), Buffer.alloc(16), length, this.id, key]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return this.answer({ clientDataJSON: clientData, attestationObject: attestation });
  }

  sign({ challenge }: Options): object {
    this.counter++;
    const clientData = this.clientData('webauthn.get', challenge);
    const data = this.data(0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.privateKey);
    return this.answer({ clientDataJSON: clientData, authenticatorData: data, signature });
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(more: number): Buffer {
    const flags = FLAGS.present | (this.isVerified ? FLAGS.verified : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private answer(parts: Readonly<Record<string, Buffer>>): object {
    const id = this.id.toString('base64url');
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, part.toString('base64url')]),
    );
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
