import { type CambioContado, claseDe, hechoDe, type Lectura, type Tramo } from './cambio.ts'
import { cosaDe, cosaDeRegistro } from './cosas.ts'
import { dentroDe, tras } from './nombrar.ts'
import { predicado } from './oracion.ts'

const verbos: Readonly<Record<string, string>> = {
  created: 'creó',
  updated: 'cambió',
  deleted: 'eliminó',
}

/**
 * Several changes of one kind that a person made in one go, as one: «creó 62 cursos en el plan 2026». `c` is one of them; what has no such
 * words is told by that one alone.
 */
export function predicadoDeVarios(c: CambioContado, cuantos: number, l: Lectura): Tramo[] {
  const hecho = hechoDe(c.evento)
  const verbo = verbos[hecho]
  if (cuantos === 1 || !verbo) return predicado(c, l)
  const cosa = cosaDeRegistro(claseDe(c.evento), c.despues ?? c.antes)
  const donde = hecho === 'created' ? dentroDe(c, l) : delLugar(c, l)
  const tramos: Tramo[] = [
    { texto: `${verbo} ` },
    { texto: `${cuantos} ${cosa.varios}`, fuerte: true },
    ...donde,
  ]
  return tramos
}

/** « del plan 2026» for what was changed or deleted in one. */
function delLugar(c: CambioContado, l: Lectura): Tramo[] {
  const nombre =
    c.ambito.plan_id && claseDe(c.evento) !== 'plan_estudio'
      ? l.nombre('plan_estudio', c.ambito.plan_id)
      : null
  return nombre ? [{ texto: ' ' }, ...tras('de', cosaDe('plan_estudio'), nombre)] : []
}
