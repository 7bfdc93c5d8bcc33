import { Suspense } from 'react'
import { notifyBad } from '../../ui/alerts.tsx'
import { CercaDeParte } from '../../ui/CercaDeParte.tsx'
import { answer, type Question, useQuestion } from '../../ui/dialogs.tsx'
import { parte } from '../../ui/parte.tsx'
import { SIN_PARTE } from '../../ui/recarga.ts'
import { EnCamino } from './EnCamino.tsx'

const Pregunta = parte(async () => (await import('../../ui/Pregunta.tsx')).Pregunta)

const keys = new WeakMap<Question, number>()
let lastKey = 0
function keyOf(question: Question): number {
  if (!keys.has(question)) keys.set(question, ++lastKey)
  return keys.get(question)!
}

/**
 * Where the questions of ui/dialogs.tsx appear. Their code comes after the first picture; where it does not come, a question ends as if it had been closed, and
 * why is said.
 */
export function Preguntas() {
  const question = useQuestion()
  if (!question) return null
  const dejar = () => answer(question, question.dismiss)
  const faltar = () => {
    dejar()
    notifyBad(SIN_PARTE)
  }
  return (
    <CercaDeParte key={keyOf(question)} onMissing={faltar}>
      <Suspense fallback={<EnCamino onClose={dejar} />}>
        <Pregunta question={question} />
      </Suspense>
    </CercaDeParte>
  )
}
