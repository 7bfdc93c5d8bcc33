import type { SeccionDeTexto as Seccion } from '@malla/contracts/textos.ts'
import { Button, Group } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Aviso } from '../../ui/Aviso.tsx'
import { confirm, confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { listaDe } from '../entradas/listas.ts'
import { PiePesos } from '../entradas/PiePesos.tsx'
import { BotonHistorial } from '../historial/BotonHistorial.tsx'
import { ingreso } from '../plantillas/perfiles/clases.ts'
import { UsarPlantilla } from '../plantillas/perfiles/UsarPlantilla.tsx'
import { Adjuntos } from './Adjuntos.tsx'
import { Apartado } from './Apartado.tsx'
import { EstadoDeGuardado } from './EstadoDeGuardado.tsx'
import type { EstadoDeEdicion } from './estadoDeEdicion.ts'
import type { Fuente } from './fuente.ts'
import { conCambio, type ItemEditado, itemNuevo, movido } from './items.ts'
import classes from './Textos.module.css'
import { UnirTextos } from './UnirTextos.tsx'
import { useAdjuntar } from './useAdjuntar.ts'
import { useArrastre } from './useArrastre.ts'
import { useBorradoresLocales, useEdicion } from './useEdicion.ts'

/** A section of free text of a plan or programme: read as it will print, written in its place, saved by itself. */
export function SeccionDeTexto({
  fuente,
  seccion,
  titulo,
}: {
  fuente: Fuente
  seccion: Seccion
  titulo: string
}) {
  const [edicion, estado] = useEdicion(fuente, seccion)
  const [editando, setEditando] = useState<string | null>(null)
  const [descartes, setDescartes] = useState(0)
  const [conPlantilla, setConPlantilla] = useState(false)
  const { porEnviar } = useBorradoresLocales()
  const { subida, elegir } = useAdjuntar(fuente, seccion.key, null)
  const { items } = estado
  const editar = (nuevos: ItemEditado[]) => edicion.editar(nuevos)
  const arrastre = useArrastre(items, editar)
  const isEditable = fuente.whyNotEditar === null
  const lista = fuente.tipo === 'plan' ? listaDe(seccion.key) : null
  useHotkeys([['mod+S', () => void edicion.guardar()]], [], true)

  const anadir = () => {
    const nuevo = itemNuevo()
    editar([...items, nuevo])
    setEditando(nuevo.id)
  }
  const eliminar = (item: ItemEditado) => {
    const quitar = async () => edicion.quitar(item.id)
    if (!item.descripcion && !item.nombre) return void quitar()
    return void confirmDelete({ work: quitar, note: 'El texto queda en el historial de la sección.' })
  }
  const descartar = () =>
    confirm({
      title: 'Descartar lo escrito',
      text: 'La sección vuelve a la última versión guardada.',
      yes: 'Descartar',
      no: 'Seguir editando',
      danger: true,
      work: async () => {
        edicion.descartar()
        setEditando(null)
        setDescartes(n => n + 1)
      },
    })
  const ids = new Set(items.map(i => i.id))
  const plantilla = isEditable && lista?.key === ingreso.lista?.key && (
    <Button
      mt={items.length > 0 ? 12 : 0}
      variant={items.length > 0 ? 'subtle' : 'default'}
      onClick={() => setConPlantilla(true)}
    >
      Usar una plantilla
    </Button>
  )

  return (
    <section className={classes.hoja} aria-labelledby="seccion-titulo">
      <div className={classes.cabeza}>
        <h2 id="seccion-titulo">{titulo}</h2>
        <div className={classes.acciones}>
          <EstadoDeGuardado
            estado={estado}
            whyNot={fuente.whyNotEditar}
            porEnviar={Math.max(1, porEnviar())}
            haySinGuardar={edicion.haySinGuardar}
            onGuardar={() => void edicion.guardar()}
            onDescartar={() => void descartar()}
          />
          <BotonHistorial
            tipo={fuente.tipo}
            id={fuente.id}
            seccion={seccion.key}
            titulo={titulo}
            revision={seccion.revision}
            whyNotRestaurar={
              fuente.whyNotEditar ??
              (edicion.haySinGuardar ? 'Guarde o descarte antes lo que ha escrito.' : null)
            }
            touches={fuente.tipo === 'plan' ? ['planes'] : ['programas']}
          />
        </div>
      </div>
      <Avisos
        estado={estado}
        whyNot={fuente.seDiceArriba ? null : fuente.whyNotEditar}
        onUnir={() => edicion.unirOtro()}
      />
      {items.length === 0 ? (
        <div className={classes.papel}>
          <EmptyState
            title={lista?.vacio ?? 'Nadie ha escrito esta sección todavía'}
            action={
              <Group gap={8} justify="center">
                <ActionButton whyNot={fuente.whyNotEditar} onClick={anadir}>
                  {lista?.nuevo ?? 'Escribir'}
                </ActionButton>
                {plantilla}
              </Group>
            }
          >
            {lista && `${lista.paraQue} `}
            {!fuente.whyNotEditar && <span className="no-print">Se guarda sola mientras escribe.</span>}
          </EmptyState>
        </div>
      ) : (
        <div className={classes.papel}>
          {items.map((item, i) => (
            <Apartado
              key={item.id}
              fuente={fuente}
              seccion={seccion.key}
              titulo={titulo}
              item={item}
              lugar={i + 1}
              de={items.length}
              adjuntos={seccion.adjuntos.filter(a => a.item_id === item.id)}
              isEditando={isEditable && editando === item.id}
              descartes={descartes}
              onEditar={() => setEditando(item.id)}
              onCambio={cambio => editar(conCambio(items, item.id, cambio))}
              onMover={pasos => editar(movido(items, item.id, pasos))}
              onEliminar={() => eliminar(item)}
              onSoltar={() => edicion.soltar()}
              arrastre={arrastre(item.id)}
            />
          ))}
        </div>
      )}
      <Adjuntos
        fuente={fuente}
        adjuntos={seccion.adjuntos.filter(a => a.item_id === null || !ids.has(a.item_id))}
        subida={subida}
      />
      {lista?.peso && <PiePesos items={items} />}
      {isEditable && items.length > 0 && (
        <div className={`${classes.acciones} no-print`}>
          <Button mt={12} variant="subtle" leftSection={<IconPlus size={16} aria-hidden />} onClick={anadir}>
            {lista?.nuevo ?? 'Añadir apartado'}
          </Button>
          {plantilla}
          <Button mt={12} variant="subtle" onClick={elegir}>
            Adjuntar a la sección…
          </Button>
        </div>
      )}
      {conPlantilla && (
        <UsarPlantilla
          clase={ingreso}
          yaEstan={items}
          onUsar={async rasgos => {
            editar([...items, ...rasgos.map(rasgo => ({ ...itemNuevo(), ...rasgo }))])
            void edicion.guardar()
            return true
          }}
          onClose={() => setConPlantilla(false)}
        />
      )}
      {estado.conflicto && (
        <UnirTextos
          conflicto={estado.conflicto}
          lista={lista}
          onPosponer={() => edicion.posponer()}
          onResolver={unidos => {
            setEditando(null)
            void edicion.resolver(unidos)
          }}
        />
      )}
    </section>
  )
}

function Avisos({
  estado,
  whyNot,
  onUnir,
}: {
  estado: EstadoDeEdicion
  whyNot: string | null
  onUnir: () => void
}) {
  return (
    <>
      {whyNot && <Aviso>{whyNot}</Aviso>}
      {estado.recuperado && <Aviso>Recuperamos lo que había escrito y no se guardó.</Aviso>}
      {estado.otros > 0 && (
        <Aviso>
          Hay otro texto suyo de esta sección, escrito en otro lugar y sin guardar.{' '}
          <Button size="compact-sm" variant="subtle" onClick={onUnir}>
            Unir los dos textos
          </Button>
        </Aviso>
      )}
      {estado.cambioAjeno && (
        <Aviso>Otra persona guardó esta sección. Al guardar podrá unir los dos textos.</Aviso>
      )}
      {estado.unido && <Aviso>Lo que otra persona cambió en otros apartados se unió a lo suyo.</Aviso>}
    </>
  )
}
