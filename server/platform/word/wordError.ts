/** Why a file could not be read as a Word document. */
export type WordErrorCode =
  | 'vacio'
  | 'pesado'
  | 'doc'
  | 'odt'
  | 'pdf'
  | 'macros'
  | 'cifrado'
  | 'otro'
  | 'danado'
  | 'largo'
  | 'tiempo'

const guardar = 'Ábralo en Word o LibreOffice, guárdelo como «Documento de Word (.docx)» y vuelva a subirlo.'

const mensajes: Record<WordErrorCode, string> = {
  vacio: 'El archivo está vacío.',
  pesado: 'El documento es demasiado grande. Deje solo el sílabo y vuelva a subirlo.',
  doc: `El archivo es un documento de Word antiguo (.doc). ${guardar}`,
  odt: `El archivo es un documento de LibreOffice (.odt). ${guardar}`,
  pdf: 'El archivo es un PDF. Suba el documento de Word (.docx) del que salió, o pegue su texto.',
  macros: `El documento tiene macros, que aquí no se aceptan. ${guardar}`,
  cifrado: 'El documento está protegido con contraseña. Quítele la contraseña y vuelva a subirlo.',
  otro: `El archivo no es un documento de Word (.docx). ${guardar}`,
  danado: `El documento está dañado y no se puede leer. ${guardar}`,
  tiempo: 'El documento tardó demasiado en leerse. Deje solo el sílabo y vuelva a subirlo.',
  largo: 'El documento es demasiado largo para ser un sílabo. Deje solo el sílabo y vuelva a subirlo.',
}

/** The only error that reading a document ends in; `message` is Spanish and fit for the reader (a 422), `cause` for the log. */
export class WordError extends Error {
  override readonly name = 'WordError'
  readonly code: WordErrorCode

  constructor(code: WordErrorCode, cause?: unknown) {
    super(mensajes[code], { cause })
    this.code = code
  }
}
