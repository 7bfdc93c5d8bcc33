import type { Huecos } from '@malla/domain/competencias/cobertura.ts'
import type { FiltroDeMatriz } from '@malla/domain/competencias/matriz.ts'
import { useState } from 'react'

/** Nothing is missing, and nothing is looked for. */
export const sinHuecos: Huecos = { sinCursos: [], sinCompetencias: [], sinNivel: [] }

/** Gaps that were seen, filled since or not, and those of now; where none of them is new, the same object as before. */
export function huecosVistos(vistos: Huecos, ahora: Huecos): Huecos {
  const competencias = new Set(vistos.sinNivel.map(s => s.competencia_id))
  const nuevos: Huecos = {
    sinCursos: ahora.sinCursos.filter(id => !vistos.sinCursos.includes(id)),
    sinCompetencias: ahora.sinCompetencias.filter(id => !vistos.sinCompetencias.includes(id)),
    sinNivel: ahora.sinNivel.filter(s => !competencias.has(s.competencia_id)),
  }
  if (Object.values(nuevos).every(de => de.length === 0)) return vistos
  return {
    sinCursos: [...vistos.sinCursos, ...nuevos.sinCursos],
    sinCompetencias: [...vistos.sinCompetencias, ...nuevos.sinCompetencias],
    sinNivel: [...vistos.sinNivel, ...nuevos.sinNivel],
  }
}

/** What «Solo huecos» goes by: all that was missing since the look was chosen. No row runs away from under the cursor when it is filled. */
export function useHuecosVistos(filtro: FiltroDeMatriz, huecos: Huecos): Huecos {
  const [mirada, setMirada] = useState({ filtro, vistos: sinHuecos })
  if (!filtro.huecos) return sinHuecos
  const vistos = huecosVistos(mirada.filtro === filtro ? mirada.vistos : sinHuecos, huecos)
  if (mirada.filtro !== filtro || mirada.vistos !== vistos) setMirada({ filtro, vistos })
  return vistos
}
