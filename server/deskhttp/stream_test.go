package deskhttp_test

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"
)

// deskNow is an event that the desk's stream sends.
type deskNow struct {
	Arrived, Leads, Content, Links, Staff *int
	Appointments, Properties              int
	Others                                []struct{ Name string }
}

// deskStream is an open stream of a window of the desk.
type deskStream struct {
	events chan string // the data of each event; closed at the end
	close  context.CancelFunc
}

func (v visitor) watchDesk(t *testing.T, cookie, at string, headers ...string) deskStream {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	const query = `subscription($at: String) { deskChanged(at: $at) { arrived leads appointments properties content links staff ` +
		`others { name } } }`
	body, _ := json.Marshal(map[string]any{"query": query, "variables": map[string]string{"at": at}})
	r, _ := http.NewRequestWithContext(ctx, "POST", v.URL+"/desk/graphql", strings.NewReader(string(body)))
	for i, all := 0, append(headers, "Content-Type", "application/json", "Accept", "text/event-stream", "Cookie",
		cookie); i < len(all); i += 2 {
		r.Header.Set(all[i], all[i+1])
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	s := deskStream{make(chan string, 100), cancel}
	t.Cleanup(cancel)
	go func() {
		defer close(s.events)
		defer response.Body.Close()
		for lines := bufio.NewScanner(response.Body); lines.Scan(); {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				s.events <- data
			}
		}
	}()
	return s
}

// next waits for the next event; ok is false when none comes in time, or the stream ended.
func (s deskStream) next(within time.Duration) (now deskNow, text string, ok bool) {
	select {
	case text, ok = <-s.events:
	case <-time.After(within):
	}
	var answer struct{ Data struct{ DeskChanged deskNow } }
	json.Unmarshal([]byte(text), &answer)
	return answer.Data.DeskChanged, text, ok
}

func (s deskStream) expect(t *testing.T, what string) deskNow {
	t.Helper()
	now, text, ok := s.next(30 * time.Second)
	if !ok || strings.Contains(text, `"errors"`) {
		t.Fatalf("%s: the stream tells %q, want an event", what, text)
	}
	return now
}
