/** Errors as CASE tells them: a status of HTTP and an imsx_StatusInfo. They are for programs; the sentence is Spanish. */

export class ErrorDeCase extends Error {
  readonly status: number
  readonly codigo: string
  constructor(status: number, codigo: string, message: string) {
    super(message)
    this.status = status
    this.codigo = codigo
  }
}

export const noEsta = (que: string): ErrorDeCase =>
  new ErrorDeCase(404, 'unknownobject', `No hay ningún ${que} publicado con ese identificador.`)

/** The body of an error. */
export const estadoDe = ({ codigo, message }: Pick<ErrorDeCase, 'codigo' | 'message'>) => ({
  imsx_codeMajor: 'failure',
  imsx_severity: 'error',
  imsx_description: message,
  imsx_CodeMinor: {
    imsx_codeMinorField: [{ imsx_codeMinorFieldName: 'TargetEndSystem', imsx_codeMinorFieldValue: codigo }],
  },
})
