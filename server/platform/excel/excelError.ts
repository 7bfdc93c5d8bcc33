/** Why a file could not be read as a workbook. */
export type ExcelErrorCode =
  | 'vacio'
  | 'pesado'
  | 'xls'
  | 'xlsb'
  | 'ods'
  | 'cifrado'
  | 'pdf'
  | 'word'
  | 'otro'
  | 'danado'
  | 'filas'
  | 'celdas'
  | 'tiempo'

const guardar = 'Ábralo en Excel o LibreOffice, guárdelo como «Libro de Excel (.xlsx)» y vuelva a subirlo.'

const copiar =
  ', y solo se puede importar un libro de Excel (.xlsx). Copie su tabla a una hoja de Excel, guárdela y súbala.'

const mensajes: Record<ExcelErrorCode, string> = {
  vacio: 'El archivo está vacío.',
  pesado: 'El archivo es demasiado grande. Deje solo la hoja que va a importar y vuelva a subirlo.',
  xls: `El archivo es un libro de Excel antiguo (.xls). ${guardar}`,
  xlsb: `El archivo es un libro binario de Excel (.xlsb). ${guardar}`,
  ods: `El archivo es una hoja de LibreOffice (.ods). ${guardar}`,
  cifrado: 'El archivo está protegido con contraseña. Quítele la contraseña y vuelva a subirlo.',
  pdf: `El archivo es un PDF${copiar}`,
  word: `El archivo es un documento de Word${copiar}`,
  otro: `El archivo no es un libro de Excel (.xlsx). ${guardar}`,
  danado: `El archivo está dañado y no se puede leer. ${guardar}`,
  filas: 'El archivo tiene demasiadas filas. Deje solo las que va a importar y vuelva a subirlo.',
  celdas: 'El archivo tiene demasiado contenido. Deje solo la hoja que va a importar y vuelva a subirlo.',
  tiempo: 'El archivo tardó demasiado en leerse. Deje solo la hoja que va a importar y vuelva a subirlo.',
}

/**
 * The only error that reading a workbook ends in. `code` says which; `message` is Spanish and fit for the reader (a 422);
 * `cause` keeps what the machine said, for the log.
 */
export class ExcelError extends Error {
  readonly code: ExcelErrorCode

  constructor(code: ExcelErrorCode, cause?: unknown) {
    super(mensajes[code], { cause })
    this.name = 'ExcelError'
    this.code = code
  }
}
