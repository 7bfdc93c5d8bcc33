import { type SeccionDelPlanMenu, seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import type { Bloque, Documento } from '../document.ts'
import { numero } from '../formato.ts'
import { textos } from '../textos.ts'
import type { DatosDiseno, EntradaInforme } from './datosDiseno.ts'
import { informeDePlan } from './hoja.ts'
import { bloquesDeModulo, contenidoDeSeccion } from './secciones.ts'

const seccionDe = (clase: SeccionDelPlanMenu['clase']): SeccionDelPlanMenu =>
  seccionesDelPlan.find(s => s.clase === clase)!

/** One part of a plan as a document of its own: its title, the plan, and what it says. */
const parteDePlan = (d: DatosDiseno, nombre: string, bloques: readonly Bloque[]): Documento =>
  informeDePlan(d, nombre, [d.programa, d.full_name], bloques, { imagenes: d.imagenes })

const deSeccion =
  (clase: SeccionDelPlanMenu['clase']) =>
  (d: DatosDiseno): Documento => {
    const s = seccionDe(clase)
    return parteDePlan(d, s.titulo, contenidoDeSeccion(d, s))
  }

export const pdfLineas = deSeccion('lineas')
export const pdfModulos = deSeccion('modulos')
export const pdfUnidades = deSeccion('unidades')

/** One module of professional competence. */
export const pdfModulo = (d: DatosDiseno, m: EntradaInforme): Documento => {
  const [cabeza, ...resto] = bloquesDeModulo(d, m, 1)
  const nombre = cabeza?.tipo === 'titulo' ? cabeza.texto : textos.diseno.modulo(numero(m.modulo_id ?? 1))
  return parteDePlan(d, nombre, resto)
}
