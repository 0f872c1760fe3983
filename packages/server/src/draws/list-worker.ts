// Makes the tree and the files of a long list beside the thread that answers.
import { parentPort, workerData } from 'node:worker_threads';
import { type ListWork, makeHere } from '#draws/make-list.ts';

parentPort?.postMessage(makeHere(workerData as ListWork), []);
