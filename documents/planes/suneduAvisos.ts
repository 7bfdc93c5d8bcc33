import { ofrecidosPor } from '@malla/domain/planes/computo.ts'
import { cuantos, numero } from '../formato.ts'
import { porSecciones } from './cursos.ts'
import type { DatosPlan } from './datos.ts'
import type { CursoC1 } from './suneduDatos.ts'

/** Most courses that a warning names. */
const NOMBRADOS = 5

const nombrar = (cursos: readonly CursoC1[]): string => {
  const dichos = cursos.slice(0, NOMBRADOS).map(c => c.codigo ?? c.nombre)
  const mas = cursos.length - dichos.length
  return dichos.join(', ') + (mas > 0 ? ` y ${numero(mas)} más` : '')
}

/** «2 cursos sin horas: MAT-101, FIS-101.»; `deVarios`: what is said of more than one, where it is said otherwise. */
const deCursos = (cursos: readonly CursoC1[], que: string, deVarios = que): string[] =>
  cursos.length === 0
    ? []
    : [`${cuantos(cursos.length, `curso ${que}`, `cursos ${deVarios}`)}: ${nombrar(cursos)}.`]

const FALTA: readonly (readonly [keyof DatosPlan, string])[] = [
  ['numero', 'El plan no tiene número.'],
  ['modalidad', 'El plan no indica su modalidad.'],
  ['numero_resolucion', 'El plan no tiene resolución que lo apruebe o actualice.'],
  ['fecha_resolucion', 'La resolución no tiene fecha.'],
  ['regimen', 'El programa no indica su régimen de estudios.'],
  ['ciclosporanio', 'El programa no indica cuántos periodos tiene un año.'],
  ['duracion', 'El programa no indica su duración.'],
  ['semanas', 'El plan no indica sus semanas por periodo: se cuentan 16.'],
  ['horas_credito_teoria', 'El plan no indica cuántas horas de teoría vale un crédito: se cuentan 16.'],
  ['horas_credito_practica', 'El plan no indica cuántas horas de práctica vale un crédito: se cuentan 32.'],
]

const sinCuadrar = (c: CursoC1): boolean =>
  c.declarados !== null && c.horas.total > 0 && Math.abs(c.declarados - c.segunHoras) > 0.005

/** What lacks, or does not fit, so that the form can be handed in as it is. None of it stops anything. */
export const avisosC1 = (d: DatosPlan, cursos: readonly CursoC1[]): string[] => [
  ...FALTA.flatMap(([campo, aviso]) => (d[campo] === null || d[campo] === '' ? [aviso] : [])),
  ...(cursos.length === 0 ? ['El plan todavía no tiene cursos.'] : []),
  ...deCursos(
    cursos.filter(c => !c.codigo),
    'sin código',
  ),
  ...deCursos(
    cursos.filter(c => c.tipoEstudio === null),
    'sin tipo de estudios',
  ),
  ...deCursos(
    cursos.filter(c => c.horas.total === 0),
    'sin horas',
  ),
  ...deCursos(
    cursos.filter(c => c.declarados === null),
    'sin créditos',
  ),
  ...deCursos(
    cursos.filter(sinCuadrar),
    'con créditos que no son los de sus horas (se reparten en su proporción)',
  ),
  ...deCursos(
    cursos.filter(c => c.modalidad === 'Presencial' && c.horas.virtual > 0),
    'presencial con horas virtuales',
    'presenciales con horas virtuales',
  ),
  ...deCursos(
    cursos.filter(c => c.modalidad === 'Virtual' && c.horas.presencial > 0),
    'virtual con horas presenciales',
    'virtuales con horas presenciales',
  ),
  ...porSecciones(d).flatMap(s => {
    const ofrecidos = ofrecidosPor(s.asignaturas)
    if (s.creditos_requeridos === null)
      return ofrecidos > 0
        ? [`«${s.nombre}» no indica cuántos créditos exige: se cuentan todos sus cursos.`]
        : []
    return s.creditos_requeridos > ofrecidos
      ? [
          `«${s.nombre}» exige ${cuantos(s.creditos_requeridos, 'crédito', 'créditos')} y ofrece ${numero(ofrecidos)}: se cuenta lo que ofrece.`,
        ]
      : []
  }),
]
