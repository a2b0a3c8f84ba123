package main

import (
	"context"
	"sync"

	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/limits"
)

// runUntilStopped runs work until stop is called, which waits for its end.
func runUntilStopped(ctx context.Context, work func(context.Context)) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		work(ctx)
	}()
	return func() {
		cancel()
		<-ended
	}
}

// sideBySide runs tasks beside each other and ends when all have ended.
func sideBySide(tasks ...func(context.Context)) func(context.Context) {
	return func(ctx context.Context) {
		var running sync.WaitGroup
		for _, task := range tasks {
			running.Go(func() { task(ctx) })
		}
		running.Wait()
	}
}

// wakeOften wakes the sender of emails until ctx ends: those that other machines of a cluster queue wake nobody here.
func wakeOften(wake func()) func(context.Context) {
	return func(ctx context.Context) { turns.Take(ctx, limits.ClusterWakeTime, nil, wake) }
}
