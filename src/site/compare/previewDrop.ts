/** A file that is chosen in the field, or dropped anywhere on the page. What reads it is loaded then. */
import { compareLabels } from './compareLabels.ts';

export function listenForFiles(host: HTMLElement, take: (file: File) => void): void {
  const field = host.querySelector<HTMLInputElement>('input[type="file"]');
  field?.addEventListener('change', () => {
    const file = field.files?.[0];
    if (file) take(file);
    // The same file can be chosen again, after it was changed.
    field.value = '';
  });
  const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
  document.addEventListener('dragover', (event) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    host.classList.add('dropping');
  });
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) host.classList.remove('dropping');
  });
  document.addEventListener('drop', (event) => {
    host.classList.remove('dropping');
    if (!holdsFile(event)) return;
    event.preventDefault();
    const files = event.dataTransfer?.files ?? [];
    const [file] = files;
    const status = host.querySelector('.compare-status');
    if (files.length > 1 && status) status.textContent = compareLabels.severalFiles;
    else if (file) take(file);
  });
}
