import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { useTitulo } from '../../ui/useTitulo.ts'
import { usePublicos } from '../portada/usePublicos.ts'
import { Vias } from '../portada/Vias.tsx'
import { Campo } from '../sesion/Campo.tsx'
import { crearEnvio } from '../sesion/envio.ts'
import { type Errores, erroresDe } from '../sesion/errores.ts'
import classes from '../sesion/Hoja.module.css'
import { Hoja, Marca } from '../sesion/Hoja.tsx'
import propias from './ContactoPage.module.css'
import { Mensaje } from './Mensaje.tsx'

/** What the page is called, whatever step it is at. */
const PAGINA = 'Contacto'

type Paso = 'correo' | 'codigo' | 'mensaje' | 'hecho'

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** What of a sheet is worth having again: the code is not. */
const CAMPOS = ['correo', 'nombres', 'institucion', 'mensaje'] as const
type Escrito = Partial<Record<(typeof CAMPOS)[number], string>>

const escritoEn = (form: FormData): Escrito =>
  Object.fromEntries(CAMPOS.filter(c => form.has(c)).map(c => [c, String(form.get(c))]))

/** One try of a step: busy while it is on its way, and why it was refused. */
function useIntento() {
  const [errors, setErrors] = useState<Errores>({})
  const [busy, setBusy] = useState(false)
  const intentar = async (work: () => Promise<void>) => {
    setBusy(true)
    setErrors({})
    try {
      await work()
    } catch (error) {
      setErrors(erroresDe(error))
    }
    setBusy(false)
  }
  return { errors, busy, intentar, olvidar: () => setErrors({}) }
}

const Volver = () => (
  <p className={classes.help}>
    <Link href={paths.inicio()}>{mensajes.errores.inicio}</Link>
  </p>
)

/** Under the first sheet: the other ways to reach them, as the foot of the portal has them, and the way back. */
const OtrasVias = ({ pie }: { pie: AjustesPublicos['pie'] | undefined }) => (
  <>
    {(pie?.correo || pie?.telefono) && (
      <p className={`${classes.help} ${propias.vias}`}>
        <span>También directamente:</span> <Vias correo={pie.correo} telefono={pie.telefono} />
      </p>
    )}
    <Volver />
  </>
)

/** Contacto (§2): an address, the code that it gets, the message. Light on purpose: it stands without the kit. */
export function ContactoPage() {
  useTitulo(PAGINA)
  const { publicos, isKnown } = usePublicos()
  const [paso, setPaso] = useState<Paso>('correo')
  const [hecho, setHecho] = useState<string | null>(null)
  // Who has to ask for another code, the one they had being over, finds again what they wrote.
  const [escrito, setEscrito] = useState<Escrito>({})
  const guardar = (form: FormData) => setEscrito(antes => ({ ...antes, ...escritoEn(form) }))
  const { errors, busy, intentar, olvidar } = useIntento()
  const [enviar] = useState(crearEnvio)
  const seguir = (siguiente: Paso, { message }: { message: string }) => {
    setHecho(message)
    setPaso(siguiente)
  }
  const volver = (form: FormData) => {
    guardar(form)
    olvidar()
    setHecho(null)
    setPaso('correo')
  }

  const pasos: Record<Exclude<Paso, 'hecho'>, (form: FormData) => Promise<void>> = {
    correo: async form => {
      const valores = { correo: text(form, 'correo') }
      seguir('codigo', await enviar(valores, (v, options) => api('contacto.step1', v, options)))
    },
    codigo: async form => {
      const valores = { codigo: text(form, 'codigo') }
      seguir('mensaje', await enviar(valores, (v, options) => api('contacto.step2', v, options)))
    },
    mensaje: async form => {
      const valores = {
        nombres: text(form, 'nombres'),
        institucion: text(form, 'institucion'),
        mensaje: text(form, 'mensaje'),
      }
      seguir('hecho', await enviar(valores, (v, options) => api('contacto.step3', v, options)))
    },
  }
  // A form that goes away under whoever writes in it is worse than a moment without one.
  if (!isKnown) return <main className={classes.page} aria-busy />
  if (publicos && !publicos.contacto) return <SinNadie />
  if (paso === 'hecho') return <Hecho message={hecho} />
  return (
    <Hoja
      key={paso}
      title="Escríbanos"
      pagina={PAGINA}
      hecho={hecho}
      general={errors.general}
      boton={{ correo: 'Enviar el código', codigo: 'Comprobar', mensaje: 'Enviar el mensaje' }[paso]}
      ocupado={{ correo: 'Enviando…', codigo: 'Comprobando…', mensaje: 'Enviando…' }[paso]}
      busy={busy}
      onSubmit={form => {
        guardar(form)
        void intentar(() => pasos[paso](form))
      }}
      pie={
        paso === 'correo' ? <OtrasVias pie={publicos?.pie} /> : <OtroCorreo busy={busy} onClick={volver} />
      }
    >
      {paso === 'correo' && (
        <Campo
          name="correo"
          label={mensajes.formulario.correo}
          hint="Le enviaremos un código, para saber adónde responderle."
          autoComplete="email"
          inputMode="email"
          defaultValue={escrito.correo}
          errors={errors.correo}
          autoFocus
        />
      )}
      {paso === 'codigo' && (
        <Campo
          name="codigo"
          label="Código"
          hint="Las seis cifras del correo que acaba de recibir."
          autoComplete="one-time-code"
          inputMode="numeric"
          errors={errors.codigo}
          autoFocus
        />
      )}
      {paso === 'mensaje' && (
        <>
          <Campo
            name="nombres"
            label="Su nombre"
            autoComplete="name"
            autoCapitalize="words"
            defaultValue={escrito.nombres}
            errors={errors.nombres}
            autoFocus
          />
          <Campo
            name="institucion"
            label="Institución (si tiene)"
            autoComplete="organization"
            autoCapitalize="words"
            defaultValue={escrito.institucion}
            errors={errors.institucion}
          />
          <Mensaje errors={errors.mensaje} defaultValue={escrito.mensaje} />
        </>
      )}
    </Hoja>
  )
}

/** The way back to the address; not while the sheet is on its way. Tells what is written in it. */
const OtroCorreo = ({ busy, onClick }: { busy: boolean; onClick: (form: FormData) => void }) => (
  <p className={classes.help}>
    <button
      type="button"
      className={classes.link}
      disabled={busy}
      onClick={event => onClick(new FormData(event.currentTarget.form!))}
    >
      Usar otro correo o pedir otro código
    </button>
  </p>
)

/** Where the administrator set no address: nothing is asked that nobody would read. */
const SinNadie = () => (
  <Aviso title="Escríbanos" tono="note">
    Esta instalación no recibe mensajes por aquí. Si su institución usa Malla, escriba a su administrador.
  </Aviso>
)

const Hecho = ({ message }: { message: string | null }) => <Aviso title="Mensaje enviado">{message}</Aviso>

/** What stands instead of the form: something done, or why there is none. */
const Aviso = ({
  title,
  tono = 'hecho',
  children,
}: {
  title: string
  tono?: 'hecho' | 'note'
  children: string | null
}) => (
  <main className={classes.page}>
    <div className={classes.form}>
      <Marca />
      <h1>{title}</h1>
      <p className={classes[tono]} role="status">
        {children}
      </p>
      <Volver />
    </div>
  </main>
)
