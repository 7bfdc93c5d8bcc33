import { enEspanol } from '@malla/contracts/errores.ts'
import type { Celda } from '@malla/contracts/importar.ts'
import { camposDePersona } from '@malla/contracts/personas.ts'
import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { z } from 'zod'
import type { FilaDeTabla, TablaLeida } from '../../../platform/excel/tabla/leerTabla.ts'
import { type CampoDePersona, columnasDePersona, DOCUMENTOS } from './columnas.ts'

/** What rows of people share, of users and of lecturers. */

/** A person's fields as a row gives them; blank ones are not there. */
export type PersonaDeFila = Pick<Partial<z.output<typeof camposDePersona>>, CampoDePersona>

/** As much of a cell as other files show of theirs (hallazgos.ts). */
const LARGO_DE_VALOR = 120

const CAMPOS = columnasDePersona.map(c => c.campo)

/** Looks a text up without case or accents; undefined when it is none of them. */
export const elegir = <V>(texto: string, opciones: readonly { valor: V; nombre: string }[]): V | undefined =>
  opciones.find(o => clave(o.nombre) === clave(texto))?.valor

/** A cell as an error or a notice names it; of a long list the beginning says which it is. */
export const bad = <C extends string>(
  tabla: TablaLeida<C>,
  fila: FilaDeTabla<C>,
  campo: C,
  motivo: string,
): Celda => ({
  fila: fila.fila,
  columna: tabla.nombres[campo],
  valor: cortar(fila.valores[campo] ?? '', LARGO_DE_VALOR),
  motivo,
})

/** Several names or codes in a cell. */
export const partes = (texto: string | null): string[] => [
  ...new Set(
    (texto ?? '')
      .split(/[;\n]/)
      .map(p => p.trim())
      .filter(Boolean),
  ),
]

const CIFRAS_DE_DNI = 8
const TITULO_DNI = claveDeTitulo('DNI')

/** Whether the document of a person is a DNI: the first of their rows that says of which kind it is, or else the title. */
function isDniDe<C extends string>(
  tabla: TablaLeida<C | CampoDePersona>,
  filas: readonly FilaDeTabla<C | CampoDePersona>[],
): boolean {
  const tipo = filas.map(f => f.valores.tipodocumento).find(Boolean)
  return tipo ? clave(tipo) === clave('DNI') : tabla.titulos.get('documento') === TITULO_DNI
}

/** A DNI with the noughts that Excel takes from a number, which is said. */
function dniEntero<C extends string>(
  tabla: TablaLeida<C | CampoDePersona>,
  fila: FilaDeTabla<C | CampoDePersona>,
  documento: string,
): string {
  if (!/^\d{5,7}$/.test(documento)) return documento
  const entero = documento.padStart(CIFRAS_DE_DNI, '0')
  const dicho = `Un DNI tiene ${CIFRAS_DE_DNI} cifras: se leyó ${entero}.`
  tabla.avisos.push(bad(tabla, fila, 'documento', dicho))
  return entero
}

/** The person of a row, by the rules that forms have; every bad cell is noted. */
function personaDe<C extends string>(
  tabla: TablaLeida<C | CampoDePersona>,
  fila: FilaDeTabla<C | CampoDePersona>,
  isDni: boolean,
): PersonaDeFila {
  const dicho = Object.fromEntries(
    CAMPOS.flatMap(campo => {
      const value = fila.valores[campo]
      if (value === null || value === undefined) return []
      const known = campo === 'tipodocumento' ? DOCUMENTOS.find(d => clave(d) === clave(value)) : undefined
      return [[campo, known ?? value]]
    }),
  ) as PersonaDeFila
  if (dicho.documento && isDni) dicho.documento = dniEntero(tabla, fila, dicho.documento)
  const parsed = camposDePersona.partial().safeParse(dicho, { error: enEspanol })
  if (parsed.success) return dicho
  for (const issue of parsed.error.issues)
    tabla.errores.push(bad(tabla, fila, issue.path[0] as CampoDePersona, issue.message))
  return dicho
}

/** Rows of the same person, by what tells them apart, in the order of the file. */
export function agrupar<C extends string>(
  filas: readonly FilaDeTabla<C>[],
  campo: NoInfer<C>,
): Map<string, FilaDeTabla<C>[]> {
  const grupos = new Map<string, FilaDeTabla<C>[]>()
  for (const fila of filas) {
    const key = (fila.valores[campo] ?? '').toLowerCase()
    if (key) grupos.set(key, [...(grupos.get(key) ?? []), fila])
  }
  return grupos
}

/** The fields of a person whom several rows name: they must agree. */
export function unaPersona<C extends string>(
  tabla: TablaLeida<C | CampoDePersona>,
  filas: readonly FilaDeTabla<C | CampoDePersona>[],
): PersonaDeFila {
  const junta: PersonaDeFila = {}
  const isDni = isDniDe(tabla, filas)
  for (const fila of filas) {
    for (const [campo, value] of Object.entries(personaDe(tabla, fila, isDni)) as [
      CampoDePersona,
      string,
    ][]) {
      const differs =
        campo === 'correo' ? junta.correo?.toLowerCase() !== value.toLowerCase() : junta[campo] !== value
      if (junta[campo] !== undefined && differs)
        tabla.errores.push(
          bad(tabla, fila, campo, `En otra fila de la misma persona dice «${junta[campo]}».`),
        )
      Object.assign(junta, { [campo]: junta[campo] ?? value })
    }
  }
  return junta
}
