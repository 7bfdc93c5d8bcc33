import { contar } from '@malla/domain/texto/numero.ts'
import { Button, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useFilterText } from '../../ui/table/useFilterText.ts'
import { downloadPlantilla, plantillas } from './excel/plantillas.ts'
import { Atajos } from './grilla/Atajos.tsx'
import classes from './grilla/Barra.module.css'
import { BarraDeCambios } from './grilla/BarraDeCambios.tsx'
import { cuantosCambios } from './grilla/borrador.ts'
import type { Columnas } from './grilla/columnasDeTabla.ts'
import type { Guardar } from './grilla/useGuardar.ts'
import type { Ordenes } from './grilla/useOrdenes.ts'
import type { EnTaller } from './grilla/useTaller.ts'
import type { EnVista } from './grilla/useVista.ts'
import { VistaMenu } from './grilla/VistaMenu.tsx'
import type { Abierto } from './LugarMenu.tsx'
import type { Impedimentos } from './useDatosDePlan.ts'

interface Props {
  planId: number
  en: EnTaller
  vista: EnVista
  guardar: Guardar
  ordenes: Ordenes
  columnas: Columnas
  impedimentos: Impedimentos
  avisos: number
  avisosAbiertos: boolean
  onAvisos: () => void
  /** The buttons that had the focus are gone: it goes back to the grid. */
  onTerminar: () => void
  onAbrir: (abierto: Abierto) => void
}

/** What can be done with the grid as a whole. */
export function BarraDeCursos(props: Props) {
  const { planId, en, vista, guardar, ordenes, impedimentos, onAbrir } = props
  const cambios = cuantosCambios(en.taller.borrador)
  // Who only reads has nothing to save and nothing to take back; what was written before a plan was ceased can still be discarded.
  const isLector = impedimentos.editar !== null && impedimentos.crear !== null && cambios === 0
  return (
    <div className={classes.barra} role="toolbar" aria-label="Cursos del plan">
      <Filtro vista={vista} />
      <VistaMenu vista={vista} columnas={props.columnas} />
      {!isLector && (
        <>
          <Paso
            texto="Deshacer"
            que={en.taller.hechos.at(-1)?.texto}
            onClick={ordenes.deshacer}
            icono={<IconArrowBackUp size={18} aria-hidden />}
          />
          <Paso
            texto="Rehacer"
            que={en.taller.deshechos.at(-1)?.texto}
            onClick={ordenes.rehacer}
            icono={<IconArrowForwardUp size={18} aria-hidden />}
          />
        </>
      )}
      <MenuButton
        label="Ciclos"
        actions={[
          {
            label: 'Nuevo ciclo',
            whyNot: impedimentos.estructura,
            onClick: () => onAbrir({ tipo: 'ciclo', ciclo: null }),
          },
          {
            label: 'Nueva sección de electivos',
            whyNot: impedimentos.estructura,
            onClick: () => onAbrir({ tipo: 'seccion', seccion: null }),
          },
        ]}
      />
      <MenuButton
        label="Excel"
        actions={[
          {
            label: 'Importar de Excel…',
            whyNot:
              impedimentos.crear ?? (cambios > 0 ? 'Guarde o descarte antes los cambios de la tabla.' : null),
            onClick: () => onAbrir({ tipo: 'importar' }),
          },
          ...plantillas.map(p => ({
            label: `Descargar: ${p.label.toLowerCase()}`,
            onClick: () => void downloadPlantilla(planId, p),
          })),
        ]}
      />
      <Atajos />
      {props.avisos > 0 && (
        <Button
          variant="light"
          color="maiz"
          aria-expanded={props.avisosAbiertos}
          leftSection={<IconAlertTriangle size={16} aria-hidden />}
          onClick={props.onAvisos}
        >
          {contar(props.avisos, 'aviso')}
        </Button>
      )}
      {!isLector && (
        <BarraDeCambios
          cambios={cambios}
          guardando={guardar.guardando}
          whyNot={impedimentos.editar}
          onGuardar={() => {
            void guardar.guardar().then(isGuardado => isGuardado && props.onTerminar())
          }}
          onDescartar={() => {
            en.actuar({ tipo: 'descartar' })
            guardar.limpiar()
            props.onTerminar()
          }}
        />
      )}
    </div>
  )
}

function Filtro({ vista }: { vista: EnVista }) {
  const [texto, escribir] = useFilterText(vista.vista.filtro, filtro => vista.cambiar({ filtro }), 150)
  return (
    <TextInput
      type="search"
      w={190}
      aria-label="Filtrar cursos"
      placeholder="Filtrar cursos"
      value={texto}
      onChange={e => escribir(e.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
    />
  )
}

function Paso({
  texto,
  que,
  onClick,
  icono,
}: {
  texto: string
  que: string | undefined
  onClick: () => void
  icono: React.ReactNode
}) {
  const label = que ? `${texto}: ${que}` : `Nada que ${texto.toLowerCase()}`
  return (
    <IconButton size={36} variant="default" label={label} off={!que} onClick={onClick}>
      {icono}
    </IconButton>
  )
}
