package render

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
)

// Answerer runs one of the app's own operations and returns the response as JSON.
type Answerer interface {
	Answer(ctx context.Context, documentID string, variables map[string]any) ([]byte, error)
	// Live reports whether an answer may change without a new data version.
	Live(documentID string) bool
}

// answer runs the operation of a page. It fails when the answer has errors.
func (s *Site) answer(ctx context.Context, m Match) ([]byte, error) {
	var variables map[string]any
	d := json.NewDecoder(bytes.NewReader(m.Variables))
	d.UseNumber()
	if err := d.Decode(&variables); err != nil {
		return nil, fmt.Errorf("variables of %s: %w", m.Page, err)
	}
	response, err := s.graph.Answer(ctx, m.DocumentID, variables)
	if err == nil {
		err = Failed(response)
	}
	if err != nil {
		return nil, fmt.Errorf("data of %s: %w", m.Page, err)
	}
	return response, nil
}

// Failed returns an error when a response has errors. The app's own operations have none unless something broke.
func Failed(response []byte) error {
	if !bytes.Contains(response, []byte(`"errors"`)) {
		return nil // as nearly always, without reading all of it
	}
	var r struct {
		Errors json.RawMessage `json:"errors"`
	}
	if err := json.Unmarshal(response, &r); err != nil {
		return err
	}
	if len(r.Errors) > 0 {
		return errors.New(string(r.Errors))
	}
	return nil
}
