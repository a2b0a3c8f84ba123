package main

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// captcha requests a captcha and solves its computation.
func (c *client) captcha() map[string]any {
	var issued struct {
		ID    string
		Proof struct {
			Salt, Challenge string
			Max             int
		}
	}
	_, text := c.send("POST", "/captcha", nil)
	json.Unmarshal(text, &issued) // an unreadable captcha gets a wrong answer
	for n := range issued.Proof.Max {
		sum := sha256.Sum256([]byte(issued.Proof.Salt + strconv.Itoa(n)))
		if hex.EncodeToString(sum[:]) == issued.Proof.Challenge {
			return map[string]any{"id": issued.ID, "proof": strconv.Itoa(n)}
		}
	}
	return map[string]any{"id": issued.ID, "proof": ""}
}

// envelope returns the fields that every form has.
func (c *client) envelope(key string) map[string]any {
	return map[string]any{"key": key, "language": "NL", "privacy": true, "captcha": c.captcha(),
		"person": map[string]any{"firstName": "An", "lastName": "Claes", "email": strings.ToLower(key) + "@example.org",
			"phone": "0470 12 34 56"}}
}

// sendLeads sends valid messages, one after another, until the returned function is called, which returns the keys of the accepted ones.
func (t *target) sendLeads(ctx context.Context) func() []string {
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan []string, 1)
	go func() {
		var accepted []string
		for ctx.Err() == nil {
			if t.alone.Load() && len(accepted) > 0 {
				time.Sleep(300 * time.Millisecond)
				continue
			}
			c := newClient(context.WithoutCancel(ctx), t.addr) // the last message gets its answer
			input := c.envelope(rand.Text())
			input["remark"] = "Dag"
			_,
				text := c.query(`mutation($input: ContactInput!) { sendContact(input: $input) { __typename } }`,
				map[string]any{"input": input})
			if strings.Contains(string(text), "ContactSent") {
				accepted = append(accepted, input["key"].(string))
			}
			c.http.CloseIdleConnections()
			time.Sleep(300 * time.Millisecond)
		}
		done <- accepted
	}()
	return func() []string { cancel(); return <-done }
}

// countLeads reports which accepted messages are missing in the output of gevel leads.
func (t *target) countLeads(accepted []string) (problems []string) {
	out, err := exec.Command(t.program, "leads", "-data", t.data, "-json").Output()
	if err != nil {
		return []string{"gevel leads failed: " + err.Error()}
	}
	fmt.Printf("%d leads were accepted during the attacks\n", len(accepted))
	if len(accepted) == 0 {
		problems = append(problems, "no lead was accepted")
	}
	for _, key := range accepted {
		if n := strings.Count(string(out), strings.ToLower(key)+"@example.org"); n == 0 {
			problems = append(problems, "an accepted lead is missing: "+key)
		}
	}
	return problems
}
