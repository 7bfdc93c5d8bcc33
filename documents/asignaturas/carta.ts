import { describirImpreso } from '@malla/domain/asignaturas/descripcion.ts'
import { horasTotales, sumHoras } from '@malla/domain/asignaturas/horas.ts'
import { celda, dato, fila, parrafo, pendiente, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { enPorcentaje, numero } from '../formato.ts'
import { tieneCreditos } from '../planes/cursos.ts'
import type { AsignaturaInforme, DatosPlan } from '../planes/datos.ts'
import { textos } from '../textos.ts'
import type { CompetenciaCarta, CriterioCarta, DatosCarta, UnidadCarta } from './datos.ts'
import { bloquesDeTexto } from './texto.ts'

const t = textos.carta

/**
 * The carta descriptiva of one course: what the plan says of it, and what has been written; «Pendiente» for
 * the rest. Its title stands at outline level `nivel`.
 */
export const bloquesDeCarta = (
  d: DatosPlan,
  a: AsignaturaInforme,
  carta: DatosCarta,
  nivel: number,
): Bloque[] => {
  const requisitos = parrafo(tramo(requisitosDe(d, a)))
  const [sumilla, ...resto] = partesEscritas(a, carta, nivel + 2)
  const partes = [sumilla!, { nombre: t.requisitos, bloques: [requisitos] }, ...resto]
  return [
    titulo(nivel, 'documento', a.nombre),
    parrafo(tramo(senasDe(d, a)), 'subtitulo'),
    cifrasDe(d, a),
    ...partes
      .filter(p => p.bloques.length || p.nombre !== t.metodologia)
      .flatMap(({ nombre, bloques }) => [
        titulo(nivel + 1, 'seccion', nombre),
        ...(bloques.length ? bloques : [parrafo(pendiente)]),
      ]),
  ]
}

/** A part of a carta under its name; nothing is written of one without blocks. */
export interface ParteDeCarta {
  nombre: string
  bloques: readonly Bloque[]
}

/** What is written in a carta, part by part; headings in its texts begin at `nivel`. */
export const partesEscritas = (a: AsignaturaInforme, carta: DatosCarta, nivel: number): ParteDeCarta[] => [
  { nombre: t.sumilla, bloques: bloquesDeTexto(carta.sumilla, nivel) },
  { nombre: t.competencias, bloques: tablaCompetencias(carta.competencias ?? []) },
  {
    nombre: t.contenidos,
    bloques: tablaUnidades(carta.unidadesaprendizaje ?? [], horasTotales(a), nivel),
  },
  { nombre: t.metodologia, bloques: bloquesDeTexto(carta.metodologia, nivel) },
  { nombre: t.evaluacion, bloques: tablaEvaluacion(carta.evaluacion ?? []) },
  { nombre: t.bibliografia, bloques: bloquesDeTexto(carta.bibliografia, nivel) },
]

/** Whether anybody wrote in it: what only the matrix says stands in the chapter of elements. */
export const isEscrita = (a: AsignaturaInforme, carta: DatosCarta): boolean =>
  partesEscritas(a, carta, 1).some(p => p.nombre !== t.competencias && p.bloques.length > 0)

/** Cycle, or section of electives, that a course stands in. */
export const grupoDe = (d: DatosPlan, a: AsignaturaInforme): string | null => {
  const ciclo = d.ciclos.find(c => c.id === a.ciclo_id)
  if (ciclo) return ciclo.descripcion || ciclo.nombre
  return d.secciones.find(s => s.id === a.seccion_id)?.nombre ?? null
}

/** «SIS-304 · Ingeniería de Sistemas · Ciclo V · Obligatorio». */
const senasDe = (d: DatosPlan, a: AsignaturaInforme): string => {
  const tipo =
    d.tipos.find(x => x.id === a.tipocurso_id)?.nombre ?? (a.seccion_id === null ? null : t.electivo)
  return [a.codigo, d.programa, grupoDe(d, a), tipo].filter(Boolean).join(' · ')
}

const cifrasDe = (d: DatosPlan, a: AsignaturaInforme): Bloque => ({
  tipo: 'franja',
  datos: [
    ...(tieneCreditos(d) ? [dato(t.creditos, a.credits === null ? null : numero(a.credits))] : []),
    dato(t.teoria, numero(a.horasteoria)),
    dato(t.practica, numero(a.horaspractica)),
    dato(t.virtual, numero(a.horasvirtual)),
    dato(t.horasSemanales, numero(horasTotales(a))),
    ...(d.semanas === null ? [] : [dato(t.semanas, numero(d.semanas))]),
  ],
})

/** «Estructura de Datos (INF-402) y Matemática Discreta (MAT-304).» */
export const requisitosDe = (d: DatosPlan, a: AsignaturaInforme): string => {
  const cursos = new Map(d.asignaturas.map(c => [c.id, c]))
  const texto = describirImpreso(a.requisitos, id => {
    const curso = cursos.get(id)
    return curso ? curso.nombre + (curso.codigo ? ` (${curso.codigo})` : '') : null
  })
  return texto ? `${texto}.` : t.ninguno
}

const tablaCompetencias = (competencias: readonly CompetenciaCarta[]): Bloque[] => {
  if (!competencias.length) return []
  const conCodigo = competencias.some(c => c.codigo)
  const conNivel = competencias.some(c => c.nivel)
  return [
    tabla(
      [
        ...(conCodigo ? [{ rotulo: t.codigo, ancho: { mm: 16 }, alineacion: 'izquierda' as const }] : []),
        { rotulo: t.competencia, ancho: { parte: 1 }, alineacion: 'izquierda' },
        ...(conNivel ? [{ rotulo: t.nivel, ancho: { mm: 26 }, alineacion: 'izquierda' as const }] : []),
      ],
      competencias.map(c =>
        fila([
          ...(conCodigo ? [celda(c.codigo ?? textos.nada)] : []),
          celda(c.nombre),
          ...(conNivel ? [celda(c.nivel ?? textos.nada)] : []),
        ]),
      ),
    ),
  ]
}

/** Week numbers as people write them: 1, 2, 3, 5 → «1–3, 5». */
export const rangoDeSemanas = (semanas: readonly number[]): string => {
  const rangos: [number, number][] = []
  for (const n of [...new Set(semanas)].sort((a, b) => a - b)) {
    const ultimo = rangos.at(-1)
    if (ultimo && ultimo[1] === n - 1) ultimo[1] = n
    else rangos.push([n, n])
  }
  return rangos.map(([de, a]) => (de === a ? `${de}` : `${de}–${a}`)).join(', ')
}

const tablaUnidades = (unidades: readonly UnidadCarta[], horasPorSemana: number, nivel: number): Bloque[] => {
  if (!unidades.length) return []
  const horas = unidades.map(u => new Set(u.semanas).size * horasPorSemana)
  return [
    tabla(
      [
        { rotulo: t.numero, ancho: { mm: 10 }, alineacion: 'centro' },
        { rotulo: t.unidad, ancho: { parte: 2 }, alineacion: 'izquierda' },
        { rotulo: t.contenidosUnidad, ancho: { parte: 4 }, alineacion: 'justificado' },
        { rotulo: t.semanas, ancho: { mm: 19 }, alineacion: 'centro' },
        { rotulo: t.horas, ancho: { mm: 14 }, alineacion: 'derecha' },
      ],
      [
        ...unidades.map((u, i) =>
          fila([
            celda(numero(i + 1)),
            celda(u.nombre),
            { contenido: contenidosDe(u, nivel) },
            u.semanas.length ? celda(rangoDeSemanas(u.semanas)) : { contenido: pendiente },
            celda(u.semanas.length ? numero(horas[i] ?? 0) : textos.nada),
          ]),
        ),
        fila(
          [celda(t.total, { columnas: 4, alineacion: 'derecha' }), celda(numero(sumHoras(horas)))],
          'total',
        ),
      ],
    ),
  ]
}

const contenidosDe = (u: UnidadCarta, nivel: number) => {
  const bloques = bloquesDeTexto(u.contenidos, nivel)
  return bloques.length ? bloques : pendiente
}

/** Criteria with their weights; only what they are where none has a weight. */
const tablaEvaluacion = (criterios: readonly CriterioCarta[]): Bloque[] => {
  if (!criterios.length) return []
  const conPesos = criterios.some(c => c.peso !== null)
  return [
    tabla(
      [
        { rotulo: t.criterio, ancho: { parte: 1 }, alineacion: 'izquierda' },
        ...(conPesos ? [{ rotulo: t.peso, ancho: { mm: 22 }, alineacion: 'derecha' as const }] : []),
      ],
      criterios.map(c =>
        fila([
          celda(c.criterio),
          ...(conPesos ? [c.peso === null ? { contenido: pendiente } : celda(enPorcentaje(c.peso))] : []),
        ]),
      ),
    ),
  ]
}
