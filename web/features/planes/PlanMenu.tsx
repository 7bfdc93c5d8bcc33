import type { Plan } from '@malla/contracts/plan.ts'
import { isCesado, whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { DIAS_EN_PAPELERA } from '@malla/domain/planes/papelera.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { luego } from '../../app/luego.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { callKey, queryClient, refresh } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirm, confirmDelete } from '../../ui/dialogs.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { quienEstaEnPlan } from '../presencia/presentes.ts'
import { anotarPapelera } from './enPapelera.ts'
import { PANEL_DE_DATOS } from './panelDeDatos.ts'

const PlanForm = luego(async () => (await import('./PlanForm.tsx')).PlanForm)
const CeseForm = luego(async () => (await import('./CeseForm.tsx')).CeseForm)
const ConfigurarForm = luego(async () => (await import('../terminos/ConfigurarForm.tsx')).ConfigurarForm)
const NuevaVersionForm = luego(
  async () => (await import('../versiones/NuevaVersionForm.tsx')).NuevaVersionForm,
)
const PublicarPlan = luego(async () => (await import('../publicaciones/PublicarPlan.tsx')).PublicarPlan)
const CambiosEnUnPaso = luego(async () => (await import('../impacto/CambiosEnUnPaso.tsx')).CambiosEnUnPaso)

/** «Más»: what can be done with a whole plan; what cannot says why. */
export function PlanMenu({ plan }: { plan: Plan }) {
  const router = useRouter()
  const { panel } = useAddress()
  const setAddress = useSetAddress()
  const [open, setOpen] = useState<
    'editar' | 'configurar' | 'version' | 'cesar' | 'publicar' | 'paquetes' | null
  >(null)
  const ambito = { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
  const whyNotEditar = useWhyNot('estructura.editar', ambito)
  const whyNotEliminar = useWhyNot('estructura.eliminar', ambito)
  const whyNotCrear = useWhyNot('estructura.crear')
  const whyNotPublicar = useWhyNot('curricular.editar', ambito)
  const whyNotBorrar = useWhyNot('contenido.eliminar', ambito)
  const whyNotCesado = whyNotEditarPlan(plan)
  const isEditar = open === 'editar' || (panel === PANEL_DE_DATOS && !(whyNotEditar ?? whyNotCesado))

  const restaurar = () =>
    confirm({
      title: 'Restaurar el plan',
      text: `«${plan.full_name}» volverá a estar vigente y se podrá cambiar.`,
      yes: 'Restaurar',
      no: 'Cancelar',
      work: async () => {
        const { message } = await api('planes.update', {
          id: plan.id,
          fechacese: null,
          revision: plan.revision,
        })
        await refresh('planes', 'facultades', 'programas', 'silabos', 'recordatorios')
        notifyGood(message)
      },
    })
  const eliminar = () =>
    confirmDelete({
      name: plan.full_name,
      note: [
        quienEstaEnPlan(plan.id),
        `Irá a la Papelera con todo lo suyo. Durante ${DIAS_EN_PAPELERA} días se puede recuperar.`,
      ]
        .filter(Boolean)
        .join(' '),
      work: async () => {
        const { message } = await api('planes.delete', { id: plan.id })
        // The page that is left asks nothing of it any more.
        anotarPapelera(plan.id, 'usted')
        await router.navigate({ href: paths.planes() })
        queryClient.removeQueries({ queryKey: callKey('planes.show', { id: plan.id }) })
        await refresh('planes', 'facultades', 'programas', 'silabos', 'recordatorios')
        notifyGood(message)
      },
    })

  return (
    <>
      <MenuButton
        label="Más"
        actions={[
          {
            label: 'Editar el plan',
            onClick: () => setOpen('editar'),
            whyNot: whyNotEditar ?? whyNotCesado,
          },
          // Open to whoever reads: how the plan is configured can be seen, and why not be changed.
          { label: 'Configurar', onClick: () => setOpen('configurar') },
          // A ceased plan can be copied too.
          { label: 'Nueva versión', onClick: () => setOpen('version'), whyNot: whyNotCrear },
          {
            label: 'Comparar con otro plan',
            onClick: () => void router.navigate({ href: paths.comparar(plan.id) }),
          },
          {
            label: 'Analítica curricular',
            onClick: () => void router.navigate({ href: paths.analitica(plan.id) }),
          },
          { label: 'Cambios en bloque', onClick: () => setOpen('paquetes'), whyNot: whyNotBorrar },
          // Those who began under a ceased plan still read it.
          { label: 'Publicar…', onClick: () => setOpen('publicar'), whyNot: whyNotPublicar },
          isCesado(plan)
            ? { label: 'Restaurar el plan', onClick: () => void restaurar(), whyNot: whyNotEditar }
            : { label: 'Cesar el plan', onClick: () => setOpen('cesar'), whyNot: whyNotEditar },
          {
            label: 'Eliminar el plan',
            danger: true,
            onClick: () => void eliminar(),
            whyNot: whyNotEliminar ?? whyNotCesado,
          },
        ]}
      />
      {isEditar && (
        <PlanForm
          plan={plan}
          enDireccion={open !== 'editar'}
          onClose={() => {
            setOpen(null)
            if (panel === PANEL_DE_DATOS) setAddress({ panel: undefined }, { replace: true })
          }}
        />
      )}
      {open === 'configurar' && <ConfigurarForm plan={plan} onClose={() => setOpen(null)} />}
      {open === 'version' && (
        <NuevaVersionForm
          plan={plan}
          onSaved={id => void router.navigate({ href: paths.plan(id) })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'publicar' && <PublicarPlan plan={plan} onClose={() => setOpen(null)} />}
      {open === 'paquetes' && (
        <CambiosEnUnPaso planId={plan.id} whyNot={whyNotCesado} onClose={() => setOpen(null)} />
      )}
      {open === 'cesar' && <CeseForm plan={plan} onClose={() => setOpen(null)} />}
    </>
  )
}
