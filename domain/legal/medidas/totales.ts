import { redondear } from '../../planes/reparto.ts'
import { cuantos, numero } from '../../texto/numero.ts'
import type { CursoLegal } from '../plan.ts'
import { bajo, diferencia, type Medir, nombrar, type PlanMedible } from './medible.ts'

/** Totals of a plan: credits, hours, kinds of studies, what it declares. */

const cuenta = (plan: PlanMedible): boolean => plan.partes.cursos.some(c => c.credits !== null)

export const creditos: Medir<'creditos'> = ({ computo }, { minimo }) =>
  bajo('', computo.creditos, minimo, `El plan suma ${cuantos(computo.creditos, 'crédito', 'créditos')}`)

/** Only what is certain is found: credits that do not say their kind of studies could still make up for what lacks. */
export const creditosDeTipo: Medir<'creditos_de_tipo'> = ({ computo }, { tipos, minimo }) => {
  const suman = redondear(tipos.reduce((n, tipo) => n + (computo.porTipo.get(tipo) ?? 0), 0))
  const sinDecir = computo.porTipo.get(null) ?? 0
  if (suman + sinDecir >= minimo - 0.005) return []
  const cuales = tipos.map(t => nombreDe[t])
  return bajo(
    '',
    suman,
    minimo,
    `Los estudios ${cuales.join(' y ')} suman ${cuantos(suman, 'crédito', 'créditos')}`,
  )
}

const nombreDe = { general: 'generales', especifico: 'específicos', especialidad: 'de especialidad' }

const sinDecir = (cursos: readonly CursoLegal[], que: string) =>
  cursos.length === 0
    ? []
    : [
        {
          lugar: '',
          hallado: { otros: cursos.map(c => c.id).toSorted((a, b) => a - b) },
          mensaje: `${cuantos(cursos.length, 'curso no indica', 'cursos no indican')} ${que}: ${nombrar(cursos.map(c => c.nombre))}.`,
        },
      ]

/** Courses with credits that do not say their kind of studies. */
export const tipoDeEstudios: Medir<'tipo_de_estudios'> = ({ partes }) =>
  sinDecir(
    partes.cursos.filter(c => c.tipoestudio === null && (c.credits ?? 0) > 0),
    'su tipo de estudios',
  )

/** In a plan that counts credits every course says its own; where none has any the total tells it already. */
export const creditoDicho: Medir<'credito_dicho'> = plan =>
  cuenta(plan)
    ? sinDecir(
        plan.partes.cursos.filter(c => c.credits === null),
        'sus créditos',
      )
    : []

export const horas: Medir<'horas'> = ({ computo }, { minimo }) =>
  bajo('', computo.horas, minimo, `El plan suma ${cuantos(computo.horas, 'hora', 'horas')}`)

/** The credits that the plan says it has, where its courses do not add up to them (to a tenth). */
export const creditosDeclarados: Medir<'creditos_declarados'> = plan => {
  const { creditos_totales: declara } = plan.datos
  const suma = plan.computo.creditos
  if (declara === null || !cuenta(plan) || Math.abs(declara - suma) < 0.05) return []
  return [
    {
      lugar: '',
      hallado: { valor: suma, limite: declara },
      mensaje: `El plan declara ${cuantos(declara, 'crédito', 'créditos')} y sus cursos suman ${numero(suma)}: ${diferencia(Math.abs(suma - declara), suma > declara ? 'sobra' : 'falta')}.`,
    },
  ]
}

/** Share of virtual credits in percent; of hours where the plan counts no credits. */
export const virtual: Medir<'virtual'> = (plan, { modalidad, maximo }) => {
  const { computo, datos } = plan
  if (datos.modalidad !== modalidad) return []
  const [parte, todo, de] = cuenta(plan)
    ? [computo.virtual.creditos, computo.creditos, 'los créditos']
    : [computo.virtual.horas, computo.horas, 'las horas']
  const valor = todo > 0 ? redondear((parte / todo) * 100) : 0
  if (valor <= maximo + 0.005) return []
  return [
    {
      lugar: '',
      hallado: { valor, limite: maximo },
      mensaje: `El ${numero(valor)} % de ${de} es virtual; en esta modalidad se admite como máximo el ${numero(maximo)} %: sobra el ${numero(valor - maximo)} %.`,
    },
  ]
}
