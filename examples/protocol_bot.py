"""A bot from outside, in forty lines: it sits down against the server's own and plays by the protocol.

python examples/protocol_bot.py http://127.0.0.1:8000 scalar scalar
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request
import uuid

import websockets

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
GAME, SETUP = sys.argv[2:4] if len(sys.argv) > 3 else ("antagonism", "exomoon:2")
SEATS = [{"kind": "me"}, {"kind": "bot", "level": 1}]


async def main() -> None:
    wish = json.dumps({"game": GAME, "setup": SETUP, "name": "Thirty lines", "seats": SEATS}).encode()
    request = urllib.request.Request(f"{SERVER}/api/tables", wish, {"content-type": "application/json"})
    seat, part = json.load(urllib.request.urlopen(request)), secrets.token_hex(32)
    async with websockets.connect(SERVER.replace("http", "ws", 1) + "/ws") as socket:
        await socket.send(json.dumps({"t": "hello", "v": 1, "table": seat["table"], "token": seat["token"]}))
        async for frame in socket:
            message = json.loads(frame)
            if message["t"] == "no":
                print("refused:", message["message"])
            elif message["t"] == "welcome" and message["dice"]:  # add to the seed, so that the dice are fair
                dice = message["dice"]
                lines = ["sandtable part 2", dice["commit"], str(dice["promise"]), str(seat["seat"]), part]
                commit = hashlib.sha256("\n".join(lines).encode()).hexdigest()
                bind = {"t": "commit", "id": "bind", "promise": dice["promise"], "commit": commit}
                await socket.send(json.dumps(bind))
            elif message["t"] == "state" and message["waiting"] == "parts":  # every seat is bound: open it
                await socket.send(json.dumps({"t": "part", "id": "open", "part": part}))
            elif message["t"] == "state" and message["over"]:
                print(f"over: {message['result']} ({message['ending']}), {message['m']} choices")
                return
            elif message["t"] == "state" and message["prompt"]:
                await asyncio.sleep(0.2)  # a socket may send 100 messages in 20 s
                choice = random.choice(message["prompt"]["choices"])["text"]
                say = {"t": "choose", "id": uuid.uuid4().hex, "n": message["n"], "text": choice}
                await socket.send(json.dumps(say))


asyncio.run(main())
