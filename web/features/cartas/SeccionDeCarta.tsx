import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { type Luz, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { type ClaveDeCarta, isTextoVacio, isVacio, type Valores } from '@malla/domain/silabos/contenido.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { Aparte } from '../../app/shell/Aparte.tsx'
import { parte } from '../../ui/parte.tsx'
import { TextoRico } from '../../ui/rico/TextoRico.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../ui/statusDeLuz.ts'
import { HistorialDrawer } from '../historial/HistorialDrawer.tsx'
import type { CambioAjeno } from '../silabos/editor/estadoDeAlmacen.ts'
import type { EditorDeClave, EditorProps } from '../silabos/editores/editor.ts'
import { TextoEnSuLugar } from '../silabos/editores/TextoEnSuLugar.tsx'
import { idDeSeccion, idDeTitulo } from '../silabos/silabo/lugar.ts'
import classes from './Carta.module.css'
import type { SeccionDeCartaDicha } from './secciones.ts'

type ClaveDeLista = Exclude<ClaveDeCarta, 'sumilla'>

const editores: Readonly<Record<ClaveDeLista, EditorDeClave>> = {
  cartaCompetencias: parte(
    async () => (await import('../silabos/editores/EditorDeLogros.tsx')).EditorDeLogros,
  ),
  cartaContenidos: parte(
    async () => (await import('../silabos/editores/EditorDeContenidos.tsx')).EditorDeContenidos,
  ),
  cartaCriterios: parte(
    async () => (await import('../silabos/editores/EditorDeCriterios.tsx')).EditorDeCriterios,
  ),
  cartaBibliografia: parte(
    async () => (await import('../silabos/editores/EditorDeBibliografia.tsx')).EditorDeBibliografia,
  ),
}

interface Props {
  seccion: SeccionDeCartaDicha
  curso: number
  valor: Valores[ClaveDeCarta] | undefined
  revision: number
  luz: Luz
  ajeno: CambioAjeno | undefined
  abierto: SilaboAbierto
  whyNot: string | null
  haySinGuardar: boolean
  onCambio: (valor: unknown) => void
}

/** A part of a carta: its name and light, who changed it, its versions, and what it says. */
export function SeccionDeCarta(props: Props) {
  const { seccion, curso, valor, revision, luz, ajeno, whyNot } = props
  const { clave, nombre, paraQue } = seccion
  const [conHistorial, setConHistorial] = useState(false)
  const [restauradas, setRestauradas] = useState(0)
  return (
    <section id={idDeSeccion(clave)} className={classes.seccion} aria-labelledby={idDeTitulo(clave)}>
      <div className={classes.cabeza}>
        <h2 id={idDeTitulo(clave)} tabIndex={-1}>
          {nombre}
        </h2>
        <StatusDot status={statusDeLuz[luz]}>{palabraDeLuz[luz]}</StatusDot>
        <span role="status" className={classes.ajeno}>
          {ajeno && `${ajeno.quien} cambió esta sección`}
        </span>
        {revision > 0 && (
          <Button
            className={`${classes.historial} no-print`}
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconHistory size={14} aria-hidden />}
            aria-label={`Historial de ${nombre.toLowerCase()}`}
            onClick={() => setConHistorial(true)}
          >
            Historial
          </Button>
        )}
      </div>
      {whyNot === null && isVacio(valor) && clave !== 'sumilla' && (
        <p className={classes.paraQue}>{paraQue}</p>
      )}
      {/* A version that was brought back begins anew: no step of before is left to be undone over it. */}
      <Cuerpo key={restauradas} {...props} />
      {conHistorial && (
        <HistorialDrawer
          tipo="carta"
          id={curso}
          seccion={clave}
          titulo={nombre}
          revision={revision}
          whyNotRestaurar={
            whyNot ?? (props.haySinGuardar ? 'Espere a que se guarde lo que acaba de escribir.' : null)
          }
          touches={['cartas', 'silabos']}
          onRestaurada={() => setRestauradas(restauradas + 1)}
          onClose={() => setConHistorial(false)}
        />
      )}
    </section>
  )
}

function Cuerpo({ seccion: { clave, nombre, paraQue }, valor, abierto, whyNot, onCambio }: Props) {
  if (clave === 'sumilla') {
    const html = typeof valor === 'string' ? valor : ''
    if (whyNot === null)
      return <TextoEnSuLugar nombre={nombre} valor={html} onCambio={onCambio} invitacion={paraQue} isFalta />
    return isTextoVacio(html) ? (
      <p className={classes.paraQue}>Sin sumilla todavía.</p>
    ) : (
      <TextoRico html={html} />
    )
  }
  const Editor = editores[clave]
  const propiedades = { clave, valor, onCambio, whyNot, abierto, faltas: [] } satisfies Omit<
    EditorProps<ClaveDeLista>,
    'valor' | 'onCambio'
  > & { valor: unknown; onCambio: unknown }
  return (
    <Aparte sitio={<Skeleton height={80} />} seDice>
      <Editor {...propiedades} />
    </Aparte>
  )
}
