import type { Presente, partesDePlan } from '@malla/contracts/presencias.ts'
import { useEffect, useRef } from 'react'
import { api } from '../../app/api.ts'
import { Presentes } from './Presentes.tsx'
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
    clave: `plan/${planId}`,
    decir: (pestana, sale) =>
      api(
        'presencias.estarEnPlan',
        { id: planId, pestana, donde: parte in EN ? (parte as Parte) : null, sale },
        { keepalive: sale },
      ),
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
