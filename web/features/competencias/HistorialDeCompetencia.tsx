import type { Competencia } from '@malla/contracts/competencias.ts'
import { tiposDeCompetencia } from '@malla/domain/competencias/catalogos.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { useCall } from '../../app/query.ts'
import { HistorialDrawer } from '../historial/HistorialDrawer.tsx'
import { enSuLista } from '../resultados/listas.ts'

/** The versions of a competency: who changed what, and bringing one back. */
export function HistorialDeCompetencia({
  competencia,
  todas,
  grupos,
  whyNot,
  onClose,
}: {
  competencia: Competencia
  todas: readonly Competencia[]
  grupos: readonly { id: number; nombre: string }[]
  whyNot: string | null
  onClose: () => void
}) {
  const { id, codigo, nombre, planestudio_id: planId, revision } = competencia
  const lineas = useCall('perfiles.porPlan', { planId }).data?.data ?? []
  const resultados = useCall('resultados.list', {}).data?.data ?? []
  const porCampo: Partial<Record<string, (valor: never) => string>> = {
    padre_id: (de: number) => todas.find(c => c.id === de)?.nombre ?? '(eliminada)',
    grupo_id: (de: number) => grupos.find(g => g.id === de)?.nombre ?? '(eliminado)',
    tipopadre: (de: number) => tiposDeCompetencia.find(t => t.valor === de)?.nombre ?? '',
    perfil_egreso_id: (de: number) =>
      sinEtiquetas(lineas.find(l => l.id === de)?.descripcion ?? '(eliminada)'),
    resultados_ids: (ids: number[]) =>
      resultados
        .filter(r => ids.includes(r.id))
        .map(enSuLista)
        .join('; '),
  }
  const nombrar = (campo: string, valor: unknown): string | null => {
    if (valor === null || valor === undefined || valor === 0) return ''
    if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
    return porCampo[campo]?.(valor as never) ?? null
  }
  return (
    <HistorialDrawer
      tipo="competencia"
      id={id}
      titulo={`${codigo} ${nombre}`}
      revision={revision}
      whyNotRestaurar={whyNot}
      touches={['competencias']}
      nombrar={nombrar}
      onClose={onClose}
    />
  )
}
