import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Threads that run a script and take one task after another; answers come in the order of the tasks. */
export class Crew {
  constructor(script, threads, workerData) {
    this.workers = Array.from({ length: threads }, () => new Worker(fileURLToPath(script), { workerData }));
  }

  async all(tasks) {
    const answers = Array(tasks.length);
    let next = 0;
    const serve = async worker => {
      while (next < tasks.length) {
        const index = next++;
        answers[index] = await new Promise((resolve, reject) => {
          worker.once('message', resolve).once('error', reject);
          worker.postMessage(tasks[index]);
        });
        worker.removeAllListeners('error');
      }
    };
    await Promise.all(this.workers.map(serve));
    return answers;
  }

  end() {
    return Promise.all(this.workers.map(worker => worker.terminate()));
  }
}
