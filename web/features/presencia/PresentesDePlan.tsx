import type { Presente, partesDePlan } from '@malla/contracts/presencias.ts'
import { useEffect, useRef } from 'react'
import { statusOf } from '../../app/ApiError.ts'
import { api } from '../../app/api.ts'
import { anotarPapelera, isEnPapelera } from '../planes/enPapelera.ts'
import { Presentes } from './Presentes.tsx'
import { claveDePlan } from './presentes.ts'
import { useLatido } from './useLatido.ts'

type Parte = (typeof partesDePlan)[number]

const EN: Readonly<Record<Parte, string>> = {
  malla: 'en la malla',
  secciones: 'en las secciones',
  competencias: 'en las competencias',
  cursos: 'en los cursos',
  avance: 'en el avance',
  documentos: 'en los documentos',
}
const enParte = ({ donde }: Presente): string | null => EN[donde as Parte] ?? null

/** Who else has this plan open, and in which of its parts. */
export function PresentesDePlan({ planId, parte }: { planId: number; parte: string }) {
  const { otros, latir } = useLatido({
    clave: claveDePlan(planId),
    decir: async (pestana, sale) => {
      // Nobody is at what was taken away, and who leaves it need not say so.
      if (isEnPapelera(planId)) return { data: [] }
      return api(
        'presencias.estarEnPlan',
        { id: planId, pestana, donde: parte in EN ? (parte as Parte) : null, sale },
        { keepalive: sale },
      ).catch(error => {
        // Where the live line did not tell it, the next sign of life finds out.
        if (statusOf(error) === 404) anotarPapelera(planId, null)
        throw error
      })
    },
    isSuya: n => n.cosa === 'plan' && n.id === planId,
  })
  const antes = useRef(parte)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another part is told
  useEffect(() => {
    if (antes.current === parte) return
    antes.current = parte
    latir()
  }, [parte])
  return <Presentes otros={otros} donde={enParte} />
}
