package main

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"
)

// streams opens subscriptions from one network and from many, keeps them open while properties are imported, and closes them.
func streams(t *target, c *client) {
	for round := 0; round == 0 || c.ctx.Err() == nil && round < 100; round++ {
		streaming, cancel := context.WithTimeout(context.WithoutCancel(c.ctx), 3*time.Second)
		var wg sync.WaitGroup
		for i := range 60 {
			wg.Go(func() { c.subscribe(streaming, i%2 == 0) })
		}
		for i := range 5 {
			input := map[string]any{"withdraw": []int{900_000 + i}}
			c.query(`mutation($input: ImportPropertiesInput!) { importProperties(input: $input) { __typename } }`,
				map[string]any{"input": input}, "Authorization", "Bearer "+t.known.key)
		}
		wg.Wait()
		cancel()
	}
}

// subscribe keeps a stream open until the context ends; alone is false for one from a network of its own.
func (c *client) subscribe(ctx context.Context, alone bool) {
	r, err := http.NewRequestWithContext(ctx, "POST", c.base+"/graphql",
		strings.NewReader(`{"query":"subscription { changes { cursor } }"}`))
	if err != nil {
		return
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "text/event-stream")
	r.Header.Set("X-Forwarded-For", "203.0.113.8")
	if !alone {
		r.Header.Set("X-Forwarded-For", newNetwork())
	}
	response, err := c.http.Do(r)
	if err != nil {
		c.count("no answer")
		return
	}
	defer response.Body.Close()
	c.count(fmt.Sprint(response.StatusCode) + " stream")
	<-ctx.Done()
}
