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

// captcha is what the site asks, answered by computing.
func (c *client) captcha() map[string]any {
	var asked struct {
		ID    string
		Proof struct {
			Salt, Challenge string
			Max             int
		}
	}
	_, text := c.send("POST", "/captcha", nil)
	json.Unmarshal(text, &asked) // what cannot be read is answered wrongly
	for n := range asked.Proof.Max {
		sum := sha256.Sum256([]byte(asked.Proof.Salt + strconv.Itoa(n)))
		if hex.EncodeToString(sum[:]) == asked.Proof.Challenge {
			return map[string]any{"id": asked.ID, "proof": strconv.Itoa(n)}
		}
	}
	return map[string]any{"id": asked.ID, "proof": ""}
}

// envelope is what every form says.
func (c *client) envelope(key string) map[string]any {
	return map[string]any{"key": key, "language": "NL", "privacy": true, "captcha": c.captcha(),
		"person": map[string]any{"firstName": "An", "lastName": "Claes", "email": strings.ToLower(key) + "@example.org",
			"phone": "0470 12 34 56"}}
}

// sendLeads sends honest messages, one after another, until the result is called, which gives the keys of those that were accepted.
func (t *target) sendLeads(ctx context.Context) func() []string {
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan []string, 1)
	go func() {
		var accepted []string
		for ctx.Err() == nil {
			c := newClient(context.WithoutCancel(ctx), t.addr) // one that is on its way is told whether it was accepted
			input := c.envelope(rand.Text())
			input["remark"] = "Dag"
			_,
				text := c.ask(`mutation($input: ContactInput!) { sendContact(input: $input) { __typename } }`,
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

// countLeads looks for what was accepted in the list that the agency sees.
func (t *target) countLeads(accepted []string) (problems []string) {
	out, err := exec.Command(t.program, "leads", "-data", t.data, "-json").Output()
	if err != nil {
		return []string{"the list of leads: " + err.Error()}
	}
	fmt.Printf("%d leads were accepted meanwhile\n", len(accepted))
	if len(accepted) == 0 {
		problems = append(problems, "no lead was accepted")
	}
	for _, key := range accepted {
		if n := strings.Count(string(out), strings.ToLower(key)+"@example.org"); n == 0 {
			problems = append(problems, "an accepted lead is gone: "+key)
		}
	}
	return problems
}
