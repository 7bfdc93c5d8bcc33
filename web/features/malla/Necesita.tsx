import { mensajes } from '@malla/contracts/mensajes.ts'
import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import type { HojaRequisito } from '@malla/domain/asignaturas/requisitos.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { whyNotRequisitos } from '@malla/domain/malla/requerir.ts'
import { Button, Group } from '@mantine/core'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { isTaken } from '../../ui/useEscape.ts'
import { CursoEnlazado } from './CursoEnlazado.tsx'
import type { CursoDeMalla } from './curso.ts'
import classes from './InspectorDeCurso.module.css'
import { conservar, type Escritos, escritosDe } from './requisitos/escritos.ts'
import { partesDe } from './requisitos/partes.ts'
import { RequisitosEditor } from './requisitos/RequisitosEditor.tsx'

/** What a course asks for, as a list that leads to it; edited in its place. What is written and not saved is there again when one comes back to it. */
export function Necesita({
  curso,
  malla,
  whyNot,
  onElegir,
  onGuardar,
}: {
  curso: CursoDeMalla
  malla: Malla
  whyNot: string | null
  onElegir: (id: Id) => void
  /** `visto`: how they were when they began to be written. */
  onGuardar: (requisitos: Requisito | null, visto: Requisito | null) => void
}) {
  const [escritos, setEscritos] = useState(() => escritosDe(curso.base))
  const [isRecuperada, setRecuperada] = useState(escritos !== null)
  const escribir = (nuevos: Escritos | null) => {
    conservar(curso.base, nuevos)
    setEscritos(nuevos)
    if (!nuevos) setRecuperada(false)
  }
  if (escritos && !whyNot)
    return (
      <EdicionDeRequisitos
        curso={curso}
        malla={malla}
        valor={escritos.valor}
        isRecuperada={isRecuperada}
        onChange={valor => escribir({ ...escritos, valor })}
        onGuardar={valor => {
          onGuardar(valor, escritos.base)
          escribir(null)
        }}
        onCancelar={() => escribir(null)}
      />
    )
  return (
    <>
      <div className={classes.encabezado}>
        <h3>Necesita</h3>
        <ActionButton
          variant="subtle"
          size="compact-xs"
          whyNot={whyNot}
          aria-label={`Editar los requisitos de ${curso.nombre}`}
          onClick={() => escribir({ valor: curso.requisitos, base: curso.requisitos })}
        >
          Editar
        </ActionButton>
      </div>
      <Lista curso={curso} malla={malla} onElegir={onElegir} />
    </>
  )
}

function Lista({
  curso,
  malla,
  onElegir,
}: {
  curso: CursoDeMalla
  malla: Malla
  onElegir: (id: Id) => void
}) {
  const partes = partesDe(curso.requisitos)
  if (!partes)
    return (
      <p className={classes.frase}>
        {describe(curso.requisitos, id => malla.cursos.get(id)?.nombre ?? null)}
      </p>
    )
  if (partes.length === 0) return <p className={classes.nada}>Ningún requisito.</p>
  return (
    <ul className={classes.lista}>
      {partes.map(({ alternativas }) => (
        <li key={JSON.stringify(alternativas)}>
          {alternativas.map((hoja, j) => (
            <Fragment key={JSON.stringify(hoja)}>
              {j > 0 && <span className={classes.o}>o</span>}
              <Hoja hoja={hoja} malla={malla} onElegir={onElegir} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Hoja({ hoja, malla, onElegir }: { hoja: HojaRequisito; malla: Malla; onElegir: (id: Id) => void }) {
  if (hoja.tipo !== 'curso') {
    const clase = hoja.tipo === 'creditos' ? classes.hecho : classes.duda
    return <span className={clase}>{describe(hoja, () => null)}</span>
  }
  const nota = hoja.modo === 'simultaneo' ? '(correquisito)' : undefined
  return <CursoEnlazado id={hoja.asignatura_id} malla={malla} nota={nota} onElegir={onElegir} />
}

function EdicionDeRequisitos({
  curso,
  malla,
  valor,
  isRecuperada,
  onChange,
  onGuardar,
  onCancelar,
}: {
  curso: CursoDeMalla
  malla: Malla
  valor: Requisito | null
  /** It was written before, and brought back. */
  isRecuperada: boolean
  onChange: (valor: Requisito | null) => void
  onGuardar: (valor: Requisito | null) => void
  onCancelar: () => void
}) {
  const motivo = whyNotRequisitos(curso.id, valor, malla)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (isTaken(event.nativeEvent)) return
      // Esc leaves the requisites, not the whole panel.
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      onCancelar()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !motivo) onGuardar(valor)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc and Ctrl Enter belong to the fields in it
    <div onKeyDown={onKeyDown}>
      <h3>Necesita</h3>
      {isRecuperada && (
        <p className={classes.frase} role="status">
          {mensajes.formulario.recuperado}
        </p>
      )}
      <RequisitosEditor id={curso.id} valor={valor} onChange={onChange} malla={malla} />
      <Group gap={8} mt={12} justify="flex-end">
        <Button variant="default" size="compact-sm" onClick={onCancelar}>
          Cancelar
        </Button>
        <ActionButton size="compact-sm" whyNot={motivo} onClick={() => onGuardar(valor)}>
          Guardar requisitos
        </ActionButton>
      </Group>
    </div>
  )
}
