import { isTextoVacio } from '@malla/domain/silabos/contenido.ts'
import { isSeccionDeTexto, isSeccionEscrita, type SeccionDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { nombreDeUnidad } from '@malla/domain/silabos/etiquetaDeChoque.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionItems, type MenuAction } from '../../../ui/ActionItems.tsx'
import { HistorialDrawer } from '../../historial/HistorialDrawer.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import { NuevaObservacion } from './NuevaObservacion.tsx'
import classes from './Seccion.module.css'
import { useWhyNotObservar } from './useWhyNotObservar.ts'

/** What can be done with a section, at the right of its name. */
export function AccionesDeSeccion({
  enPantalla,
  seccion,
  isEditando,
  onEditar,
  onRestaurada,
}: {
  enPantalla: SilaboEnPantalla
  seccion: SeccionDeSilabo
  isEditando: boolean
  onEditar: (isEditando: boolean) => void
  onRestaurada: () => void
}) {
  const [observa, setObserva] = useState(false)
  const [historial, setHistorial] = useState(false)
  const whyNotObservar = useWhyNotObservar(enPantalla.abierto)
  const { clave, nombre } = seccion
  const { silabo } = enPantalla.abierto
  const { contenido, estructura } = enPantalla
  const unidadDe = (id: unknown) =>
    nombreDeUnidad(contenido.unidadesaprendizaje ?? [], (id ?? null) as string | null, estructura)
  const valor = enPantalla.estado.valores[clave]
  const isTexto = isSeccionDeTexto(clave) && enPantalla.whyNot === null
  const hayTexto = typeof valor === 'string' && !isTextoVacio(valor)
  const acciones: MenuAction[] = [
    ...(whyNotObservar.isVisible
      ? [{ label: 'Observar esta sección…', whyNot: whyNotObservar.motivo, onClick: () => setObserva(true) }]
      : []),
    ...(isSeccionEscrita(clave) ? [{ label: 'Historial', onClick: () => setHistorial(true) }] : []),
  ]
  if (!isSeccionEscrita(clave) && acciones.length === 0) return null
  return (
    <span className={`${classes.acciones} no-print`}>
      {isTexto && (isEditando || hayTexto) && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`${isEditando ? 'Listo' : 'Editar'}: ${nombre}`}
          onClick={() => onEditar(!isEditando)}
        >
          {isEditando ? 'Listo' : 'Editar'}
        </Button>
      )}
      {acciones.length > 0 && (
        <Menu position="bottom-end" width={240}>
          <Menu.Target>
            <ActionIcon aria-label={`Acciones de ${nombre}`}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <ActionItems actions={acciones} />
          </Menu.Dropdown>
        </Menu>
      )}
      {historial && (
        <HistorialDrawer
          tipo="silabo"
          id={silabo.asignatura_id}
          seccion={clave}
          {...(silabo.periodo_id !== null && { periodo: silabo.periodo_id })}
          titulo={nombre}
          revision={silabo.revisiones[clave] ?? 0}
          whyNotRestaurar={
            enPantalla.whyNot ??
            (enPantalla.almacen.hayPendientes ? 'Espere a que se guarde lo que acaba de escribir.' : null)
          }
          touches={['silabos']}
          nombrar={(campo, valor) => (campo === 'unidad_id' ? unidadDe(valor) : null)}
          onRestaurada={onRestaurada}
          onClose={() => setHistorial(false)}
        />
      )}
      {observa && (
        <NuevaObservacion
          silabo={enPantalla.abierto}
          clave={clave}
          titulo={nombre}
          onClose={() => setObserva(false)}
        />
      )}
    </span>
  )
}
