import type { Anexo, Valores } from '@malla/domain/silabos/contenido.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../ui/newKey.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import { conCalma } from './conCalma.ts'
import type { EditorProps } from './editor.ts'
import editores from './editores.module.css'
import { CampoDeLinea } from './lineas/CampoDeLinea.tsx'
import classes from './lineas/Lineas.module.css'
import { Lineas } from './lineas/Lineas.tsx'
import { useLineas } from './lineas/useLineas.ts'
import { TextoEnSuLugar } from './TextoEnSuLugar.tsx'

const sitio = { de: (valor: Anexo[]) => valor, con: (_valor: Valores['anexos'], lineas: Anexo[]) => lineas }
const NINGUNO: Anexo[] = []

/** What is added at the end of a syllabus: each with its name and its text, tables and pictures too. */
export const EditorDeAnexos = conCalma(function EditorDeAnexos({
  valor = NINGUNO,
  ...props
}: EditorProps<'anexos'>) {
  return props.whyNot === null ? <Editados {...props} valor={valor} /> : <Leidos valor={valor} />
})

function Leidos({ valor }: { valor: readonly Anexo[] }) {
  if (valor.length === 0) return <p className={editores.sinTexto}>Sin anexos.</p>
  return valor.map((a, i) => (
    <section key={a.id} data-donde={a.id}>
      <h3 className={editores.subtitulo}>{a.nombre || `Anexo ${i + 1}`}</h3>
      <TextoRico html={a.texto} />
    </section>
  ))
}

function Editados({ valor, onCambio, faltas }: EditorProps<'anexos'> & { valor: Anexo[] }) {
  const { lista, taller, aviso, caja } = useLineas('anexos', valor, onCambio, sitio)
  const faltan = new Set(faltas.map(f => f.donde))
  return (
    <Lineas
      etiqueta="Anexos"
      lineas={valor}
      lista={lista}
      taller={taller}
      aviso={aviso}
      caja={caja}
      nombrar={(a, i) => (a.nombre.trim() ? `«${a.nombre.trim()}»` : `el anexo ${i + 1}`)}
      pie={
        <div className={`${classes.pie} no-print`}>
          <div className={classes.botones}>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => lista.anadir([{ id: newKey(), nombre: '', texto: '' }])}
            >
              Añadir anexo
            </Button>
          </div>
        </div>
      }
    >
      {(a, i) => (
        <>
          <CampoDeLinea
            nombre={`Nombre del anexo ${i + 1}`}
            valor={a.nombre}
            onCambio={nombre => lista.cambiar(a.id, { nombre })}
            placeholder={`Nombre del anexo ${i + 1}`}
            maximo={300}
            isFuerte
          />
          <TextoEnSuLugar
            nombre={`Texto del anexo ${i + 1}`}
            valor={a.texto}
            onCambio={texto => lista.cambiar(a.id, { texto })}
            invitacion="Escriba aquí el anexo…"
            isFalta={faltan.has(a.id)}
          />
        </>
      )}
    </Lineas>
  )
}
