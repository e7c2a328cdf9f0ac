/** Of the speech dispatcher: one voice, which writes instead of sounding, and waits however late its first client is. */
export const DAEMON = `LogLevel 1
Timeout 0
CommunicationMethod "unix_socket"
DefaultLanguage "en"
AudioOutputMethod "libao"
AddModule "writer" "sd_generic" "writer.conf"
DefaultModule writer
`;

/** Every sentence is said in one piece: no text has the sign at which it would be cut. */
export const WRITER = (file: string): string => `GenericExecuteSynth "echo \\'$DATA\\' >> ${file}"
GenericDelimiters "~"
GenericMaxChunkLength 100000
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "writer"
DefaultVoice "writer"
`;

/** Of Orca: neither keys nor the whole page are read by themselves, so that whatever is said is an answer. */
export const ECHOLESS = {
  general: {},
  profiles: {
    default: {
      profile: ['Default', 'default'],
      enableKeyEcho: false,
      enableEchoByCharacter: false,
      sayAllOnLoad: false,
    },
  },
  pronunciations: {},
  keybindings: {},
} as const;
