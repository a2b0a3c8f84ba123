package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/bench/process"
	"github.com/gevel/gevel/limits"
)

const (
	pushed   = "importProperties"
	mutation = `mutation ($input: ImportPropertiesInput!) { importProperties(input: $input) {
		... on PropertiesImported { added } ... on ImportRefused { problems { path message } } } }`
)

// push sends the properties to a server with the data, as many at once as it takes, and waits until the server is idle again.
func (s settings) push(ctx context.Context, t *table, data string) error {
	key, err := exec.CommandContext(ctx, s.program, "key", "add", "crm", "-write", "-data", data).Output()
	if err != nil {
		return err
	}
	list, err := makeProperties(sample, s.properties)
	if err != nil {
		return err
	}
	served, err := process.Serve(s.program, sample, data, s.addr)
	if err != nil {
		return err
	}
	defer served.End()
	server := served.ID()
	server.WaitUntilIdle(ctx, 10*time.Minute) // the sample's pictures are made
	began, before := server.ProcessorTime(), server.ResidentMemory()
	server.ResetPeak()
	for some := range slices.Chunk(list, limits.ImportedAtOnce) {
		if err := s.send(ctx, strings.TrimSpace(string(key)), some); err != nil {
			return err
		}
	}
	server.WaitUntilIdle(ctx, time.Minute)
	t.before = float64(before) / (1 << 20)
	t.add(pushed, used{(server.ProcessorTime() - began).Seconds(), float64(server.PeakMemory()) / (1 << 20)})
	return nil
}

func (s settings) send(ctx context.Context, key string, list []home) error {
	var records []any
	for _, h := range list {
		records = append(records, h.record())
	}
	input := map[string]any{"properties": records}
	body, err := json.Marshal(map[string]any{"query": mutation, "variables": map[string]any{"input": input}})
	if err != nil {
		return err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+s.addr+"/graphql", bytes.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+key)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || !strings.Contains(string(text), fmt.Sprintf(`"added":%d`, len(list))) {
		return fmt.Errorf("importProperties answers %.2000s, want %d added (%v)", text, len(list), err)
	}
	return nil
}
