import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { textoDeReferencia } from '@malla/domain/silabos/apa.ts'
import type { Evaluacion, LineaDeLogro, Semana, Unidad, Valores } from '@malla/domain/silabos/contenido.ts'
import { columnasActivas, type EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import type { Referencia } from '@malla/domain/silabos/referencia.ts'
import { porcentaje } from '@malla/domain/texto/numero.ts'
import { rotuloConNombre } from '../editores/programacion/unidades.ts'

/** A key of a syllabus as plain words, line by line, so that two can be compared and looked at beside each other; '' where nothing is written. */
export function enTexto(clave: string, valor: unknown, estructura: EstructuraDeSilabo): string {
  if (valor === null || valor === undefined) return ''
  const lineas = de[clave]
  return lineas ? sinVacias(lineas(valor, estructura)).join('\n') : textoLlano(String(valor))
}

const sinVacias = (lineas: readonly string[]): string[] => lineas.filter(l => l.trim() !== '')

const logros = (valor: unknown) => (valor as LineaDeLogro[]).map(l => textoLlano(l.texto))

const de: Readonly<Record<string, (valor: unknown, estructura: EstructuraDeSilabo) => string[]>> = {
  competencias: logros,
  resultados: logros,
  unidadesaprendizaje: (valor, estructura) =>
    (valor as Unidad[]).map((u, i) => unidadEnTexto(u, i, estructura)),
  evaluacion(valor) {
    const { lineas, texto } = valor as Evaluacion
    const escritas = lineas.map(l =>
      sinVacias([l.nombre, l.instrumento, l.peso === null ? '' : porcentaje(l.peso)]).join(' · '),
    )
    return [...escritas, textoLlano(texto)]
  },
  bibliografia: valor => (valor as Referencia[]).map(textoDeReferencia),
  anexos: valor => (valor as Valores['anexos']).flatMap(a => [a.nombre, textoLlano(a.texto)]),
}

/** A unit with its weeks: «Unidad 2 · SQL», its result, «Semana 6: …». */
export function unidadEnTexto(u: Unidad, i: number, estructura: EstructuraDeSilabo): string {
  const nombre = rotuloConNombre(u, i, estructura.unidad)
  return sinVacias([nombre, textoLlano(u.resultado), ...u.semanas.map(s => semana(s, estructura))]).join('\n')
}

function semana(s: Semana, estructura: EstructuraDeSilabo): string {
  const textos = columnasActivas(estructura).flatMap(c =>
    c.clave === 'resultado' ? [] : [textoLlano(s[c.clave]).replaceAll('\n', ' ')],
  )
  return `Semana ${s.numero}: ${sinVacias(textos).join(' · ')}`
}
