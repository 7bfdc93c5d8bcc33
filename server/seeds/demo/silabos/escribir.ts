import { randomUUID } from 'node:crypto'
import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { InputOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import type { ContenidosDeDemo, ObraDeDemo } from './leerContenidos.ts'
import type { Modo } from './modos.ts'
import { naturaleza } from './naturaleza.ts'

/** Composes cartas and syllabi of the demonstration out of what a course teaches and how courses of its field are taught. */

type Carta = InputOf<typeof calls.cartas.save>['carta']
type Silabo = InputOf<typeof calls.silabos.actualizar>['silabo']

/** A course with what is written of it. */
export interface CursoEscrito {
  curso: Asignatura
  /** Its place in the plan, from 0: texts vary by it. */
  i: number
  area: string
  contenidos: ContenidosDeDemo
  modo: Modo
  /** Competencies of the plan that it serves. */
  competencias: readonly { id: number; nombre: string }[]
}

const p = (texto: string): string => `<p>${texto}</p>`
const mayuscula = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1)
/** «Tablas de hechos» inside a sentence; abbreviations stay. */
const enFrase = (s: string): string =>
  /^\p{Lu}(\p{Ll}|\s)/u.test(s) && !PROPIOS.test(s) ? s.charAt(0).toLowerCase() + s.slice(1) : s
/** Topics that begin with a proper name. */
const PROPIOS =
  /^(Windows|Linux|JavaScript|Internet of|Past|Present|Plans|Daily|Personal|Technical|At work|Now)/
const de = <T>(opciones: readonly T[], i: number): T => opciones[i % opciones.length]!

const NUMEROS = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco']

function sumilla({ curso, i, area, contenidos: c }: CursoEscrito): string {
  const partes = enLista(c.unidades.map(u => enFrase(u.nombre)))
  const cuantas = NUMEROS[c.unidades.length]
  const { femenino, masculino } = naturaleza(curso)
  return de(
    [
      p(
        `Asignatura ${femenino} del área de ${area}. Al terminarla, el estudiante ${c.logro}. Comprende ${cuantas} unidades: ${partes}.`,
      ),
      p(
        `Este curso pertenece al área de ${area} y es de naturaleza ${femenino}. Sus contenidos se ordenan en ${cuantas} partes: ${partes}.`,
      ) + p(`Con ellos el estudiante ${c.logro}.`),
      p(
        `En ${curso.nombre} el estudiante ${c.logro}. Para lograrlo estudia ${partes}, en sesiones de carácter ${masculino}.`,
      ),
      p(
        `Curso ${masculino} del área de ${area}. Propósito: el estudiante ${c.logro}. Contenidos principales: ${partes}.`,
      ),
    ],
    i,
  )
}

const referencia = ({ autores, anio, titulo, editorial }: ObraDeDemo) => ({
  id: randomUUID(),
  tipo: 'libro' as const,
  autores,
  anio,
  titulo,
  editorial,
})

const logro = (texto: string, competencia_id: number | null = null) => ({
  id: randomUUID(),
  competencia_id,
  texto: p(texto),
})

/** The carta of a course: what every syllabus of it inherits. */
export function cartaDe(e: CursoEscrito): Carta {
  const { contenidos: c, modo, competencias } = e
  return {
    sumilla: sumilla(e),
    cartaCompetencias: competencias.map(k => logro(k.nombre, k.id)),
    cartaContenidos: c.unidades.map(u => ({
      id: randomUUID(),
      nombre: u.nombre,
      contenidos: u.temas.length > 0 ? p(`${enLista(u.temas.map((t, k) => (k ? enFrase(t) : t)))}.`) : '',
      semanas: u.temas.length || null,
    })),
    cartaCriterios: modo.evaluacion.map(([nombre, , peso]) => ({ id: randomUUID(), criterio: nombre, peso })),
    cartaBibliografia: c.obras.map(referencia),
  }
}

/** What stands beside the topic of a week, by its place in the unit. */
const COMPLEMENTO: readonly ((u: string, antes: string, campo: string) => string)[] = [
  u => `Ideas previas y vocabulario de la unidad «${u}».`,
  (_u, antes) => `Relación con lo estudiado antes: ${antes}.`,
  (_u, _antes, campo) => `Ejemplos tomados de ${campo}.`,
  u => `Síntesis de la unidad «${u}» y preguntas de cierre.`,
]

const EVIDENCIAS: readonly (readonly string[])[] = [
  ['Ejercicios resueltos', 'Organizador visual', 'Control de lectura', 'Ficha de trabajo'],
  ['Práctica en parejas', 'Avance revisado', 'Informe breve', 'Registro de la práctica'],
  ['Solución de un caso', 'Participación en el debate', 'Borrador del trabajo', 'Prueba corta'],
]
const DE_CIERRE = ['Práctica calificada 1', 'Examen parcial', 'Práctica calificada 2', 'Examen final']

type Unidades = NonNullable<Silabo['unidadesaprendizaje']>

function semana(
  { i, modo, contenidos }: CursoEscrito,
  u: number,
  k: number,
): Unidades[number]['semanas'][number] {
  const { nombre, temas } = contenidos.unidades[u]!
  const tema = temas[k]!
  const antes = temas[k - 1] ?? contenidos.unidades[u - 1]?.temas.at(-1) ?? nombre
  return {
    id: randomUUID(),
    numero: 0,
    contenidos: p(`${tema}.`) + p(COMPLEMENTO[k]!(nombre, enFrase(antes), modo.campo)),
    actividades: p(de(modo.actividades, k).replace('{t}', enFrase(tema))),
    recursos: p(de(modo.recursos, i + k + u)),
    evidencias: p(k === 3 ? DE_CIERRE[u]! : de(EVIDENCIAS[k]!, i + u)),
    horas: null,
  }
}

/** What the structure asks for beyond the topics: the last weeks gather and repair. */
const DE_MAS: readonly [contenidos: string, actividad: string, evidencia: string][] = [
  [
    'Integración de lo aprendido.',
    'Presentación del trabajo integrador ante los compañeros.',
    'Trabajo integrador',
  ],
  [
    'Recuperación.',
    'Actividades de recuperación según las dificultades de cada estudiante.',
    'Prueba de recuperación',
  ],
]

function semanaDeMas(modo: Modo, k: number): Unidades[number]['semanas'][number] {
  const [contenidos, actividad, evidencia] = de(DE_MAS, k)
  return {
    id: randomUUID(),
    numero: 0,
    contenidos: p(contenidos),
    actividades: p(actividad),
    recursos: p(de(modo.recursos, k)),
    evidencias: p(evidencia),
    horas: null,
  }
}

function resultadoDeUnidad({ modo, contenidos }: CursoEscrito, u: number): string {
  const { nombre, temas } = contenidos.unidades[u]!
  const [t1, t2, t3, t4] = temas.map(enFrase)
  return [
    `Explica con ejemplos propios los temas de la unidad: ${t1}, ${t2}, ${t3} y ${t4}.`,
    `Resuelve casos en los que se combinan dos temas de la unidad: ${t2} y ${t3}.`,
    `Aplica lo estudiado en «${nombre}» a una situación de ${modo.campo}.`,
    `Integra los temas de «${nombre}» en un trabajo que sustenta con argumentos: ${t2}, ${t3} y ${t4}.`,
  ][u]!
}

const CONDICIONES: readonly string[] = [
  'El promedio final es la suma de las notas multiplicadas por su peso. La fracción igual o mayor que 0,5 favorece al estudiante.',
  'Cada nota se comunica dentro de los siete días siguientes y puede revisarse con el docente. Quien no rinde una evaluación por causa justificada la rinde en la semana siguiente.',
  'Para rendir el examen final se requiere haber entregado los trabajos anteriores. El plagio anula el trabajo y se informa a la dirección del programa.',
]

/** A whole syllabus of a course, complete by a structure of so many weeks. */
export function silaboDe(e: CursoEscrito, semanas: number): Silabo {
  const { curso, i, contenidos: c, modo } = e
  const unidades = c.unidades.map((u, n) => ({
    id: randomUUID(),
    nombre: u.nombre,
    resultado: p(resultadoDeUnidad(e, n)),
    semanas: u.temas.map((_t, k) => semana(e, n, k)),
  }))
  const faltan = semanas - unidades.reduce((n, u) => n + u.semanas.length, 0)
  unidades.at(-1)!.semanas.push(...Array.from({ length: faltan }, (_x, k) => semanaDeMas(modo, k)))
  const logrado = mayuscula(c.logro)
  return {
    competencias:
      e.competencias.length > 0 ? e.competencias.map(k => logro(k.nombre, k.id)) : [logro(`${logrado}.`)],
    resultados: [
      logro(`${logrado}.`),
      logro(`Trabaja en equipo en tareas de ${modo.campo} y cumple los acuerdos del grupo.`),
    ],
    unidadesaprendizaje: unidades,
    metodologia: modo.metodologia.map(x => p(x.replace('{curso}', curso.nombre))).join(''),
    evaluacion: {
      lineas: modo.evaluacion.map(([nombre, instrumento, peso]) => ({
        id: randomUUID(),
        nombre,
        instrumento,
        peso,
        unidad_id: null,
      })),
      texto: p(de(CONDICIONES, i)),
    },
    bibliografia: c.obras.map(referencia),
    investigacionFormativa:
      i % 2 === 0
        ? p(
            `Los equipos revisan dos artículos recientes sobre ${enFrase(c.unidades[2]!.nombre)} y presentan una reseña de una página con sus referencias.`,
          )
        : '',
  }
}
