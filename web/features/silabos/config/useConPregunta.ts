import { useRef, useState } from 'react'
import type { Form } from '../../../ui/form/useForm.ts'

/** A form that asks before it saves. Busy from the first press on: what the question needs may take a while, and pressed again it is not asked twice. */
export function useConPregunta<V extends object>(form: Form<V>, preguntar: () => Promise<boolean>): Form<V> {
  const [preguntando, setPreguntando] = useState(false)
  const isEnCurso = useRef(false)
  const save = async (): Promise<boolean> => {
    if (isEnCurso.current) return false
    isEnCurso.current = true
    setPreguntando(true)
    try {
      return (await preguntar()) && (await form.save())
    } finally {
      isEnCurso.current = false
      setPreguntando(false)
    }
  }
  return { ...form, saving: form.saving || preguntando, save }
}
