import { sumaDePesos } from '@malla/domain/planes/pesos.ts'
import type { CriterioDeCarta, LineaDeEvaluacion } from '@malla/domain/silabos/contenido.ts'
import { titular } from '@malla/domain/silabos/palabras.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { celda, fila, nota, pendiente, tabla, titulo } from '../bloques.ts'
import type { Bloque, Celda } from '../document.ts'
import { enPorcentaje, numero } from '../formato.ts'
import { textos } from '../textos.ts'
import type { DatosSilabo } from './datos.ts'
import { bloquesDeHtml } from './html.ts'
import { textosDeSilabo as t } from './textos.ts'

const pesoDe = (peso: number | null): Celda =>
  peso === null ? { contenido: pendiente } : celda(enPorcentaje(peso))

/** Lines with their weights, which unit each is of where any is of one, and their sum. */
const tablaDeLineas = (s: DatosSilabo, lineas: readonly LineaDeEvaluacion[]): Bloque => {
  const unidades = s.contenido.unidadesaprendizaje ?? []
  const lugar = (l: LineaDeEvaluacion) => unidades.findIndex(u => u.id === l.unidad_id)
  const conUnidad = lineas.some(l => lugar(l) >= 0)
  const conInstrumento = lineas.some(l => l.instrumento.trim() !== '')
  const extra = Number(conUnidad) + Number(conInstrumento)
  const unidadDe = (l: LineaDeEvaluacion) => (lugar(l) >= 0 ? numero(lugar(l) + 1) : t.delCurso)
  return tabla(
    [
      ...(conUnidad
        ? [
            {
              rotulo: titular(s.estructura.unidad.singular),
              ancho: { mm: 30 },
              alineacion: 'izquierda' as const,
            },
          ]
        : []),
      { rotulo: t.evaluacion, ancho: { parte: 3 }, alineacion: 'izquierda' },
      ...(conInstrumento
        ? [{ rotulo: t.instrumento, ancho: { parte: 2 }, alineacion: 'izquierda' as const }]
        : []),
      { rotulo: t.peso, ancho: { mm: 22 }, alineacion: 'derecha' },
    ],
    [
      ...lineas.map(l =>
        fila([
          ...(conUnidad ? [celda(unidadDe(l))] : []),
          l.nombre.trim() ? celda(l.nombre) : { contenido: pendiente },
          ...(conInstrumento ? [celda(l.instrumento.trim() || textos.nada)] : []),
          pesoDe(l.peso),
        ]),
      ),
      fila(
        [
          celda(t.total, { columnas: 1 + extra, alineacion: 'derecha' }),
          celda(enPorcentaje(sumaDePesos(lineas) ?? 0)),
        ],
        'total',
      ),
    ],
  )
}

const tablaDeCriterios = (criterios: readonly CriterioDeCarta[]): Bloque =>
  tabla(
    [
      { rotulo: t.criterio, ancho: { parte: 1 }, alineacion: 'izquierda' },
      { rotulo: t.peso, ancho: { mm: 22 }, alineacion: 'derecha' },
    ],
    criterios.map(c => fila([celda(c.criterio), pesoDe(c.peso)])),
  )

/** Criteria of the carta that no line of the syllabus says already, under their heading: each weight stands once. */
const criteriosSinLinea = (s: DatosSilabo, nivel: number): Bloque[] => {
  const dichas = new Set((s.contenido.evaluacion?.lineas ?? []).map(l => clave(l.nombre)))
  const todos = (s.carta.cartaCriterios ?? []).filter(c => c.criterio.trim() !== '')
  const suyos = todos.filter(c => !dichas.has(clave(c.criterio)))
  if (!suyos.length) return []
  const rotulo = suyos.length < todos.length ? t.otrosCriterios : t.criterios
  return [titulo(nivel, 'menor', rotulo), tablaDeCriterios(suyos)]
}

/** How the course is evaluated: lines with weights, the scale of marks, what else is said of it, and what only the carta says. */
export const evaluacionDe = (s: DatosSilabo, nivel: number): Bloque[] => {
  const { lineas = [], texto } = s.contenido.evaluacion ?? {}
  const criterios = criteriosSinLinea(s, nivel)
  const escrito = bloquesDeHtml(texto, nivel)
  if (!lineas.length && !criterios.length && !escrito.length) return []
  const { minimo, maximo, aprobatoria } = s.estructura.escala
  const escala = nota(t.escala(numero(minimo), numero(maximo), numero(aprobatoria)))
  return lineas.length
    ? [tablaDeLineas(s, lineas), escala, ...escrito, ...criterios]
    : [...criterios, escala, ...escrito]
}
